import { Button } from '@wayhouse/web-kit/ui/action/button';
import type { ReactNode } from 'react';
import { FormAlert } from '../form/form-alert.js';
import { messages } from './messages.js';

export const UploadError = ({ message, children }: { message: string; children?: ReactNode }) => (
  <FormAlert
    title={message}
    actions={
      <Button type="submit" variant="secondary">
        {messages.tryAgain}
      </Button>
    }
  >
    {children || messages.nothingLost}
  </FormAlert>
);
