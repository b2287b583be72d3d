import { Button } from '@wayhouse/web-kit/ui/action/button';
import { FormAlert } from '../../../shared/form/form-alert.js';
import { messages } from '../messages.js';

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
