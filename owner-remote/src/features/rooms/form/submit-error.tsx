import { Button } from '@wayhouse/web-kit/ui/action/button';
import { messages } from '../messages.js';
import { FormAlert } from './form-alert.js';

export const SubmitError = ({ message }: { message: string }) => (
  <FormAlert
    title={message}
    actions={
      <Button type="submit" variant="secondary">
        {messages.sending.tryAgain}
      </Button>
    }
  >
    {messages.sending.nothingLost}
  </FormAlert>
);
