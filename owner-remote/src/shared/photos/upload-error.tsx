import { Button } from '@wayhouse/web-kit/ui/action/button';
import { FormAlert } from '../form/form-alert.js';
import { messages } from './messages.js';

export const UploadError = ({ message }: { message: string }) => (
  <FormAlert
    title={message}
    actions={
      <Button type="submit" variant="secondary">
        {messages.tryAgain}
      </Button>
    }
  >
    {messages.nothingLost}
  </FormAlert>
);
