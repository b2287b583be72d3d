import { Button } from '@wayhouse/web-kit/ui/action/button';
import { texts } from '../messages.js';
import { FormAlert } from './form-alert.js';

export const SubmitError = ({ message }: { message: string }) => (
  <FormAlert
    title={message}
    actions={
      <Button type="submit" variant="secondary">
        {texts.sending.tryAgain}
      </Button>
    }
  >
    {texts.sending.nothingLost}
  </FormAlert>
);
