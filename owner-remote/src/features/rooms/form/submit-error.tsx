import { Button } from '@wayhouse/web-kit/ui/action/button';
import { texts } from '../messages.js';
import { Note } from './form-alert.js';

/** What happened, what is safe, and the way to try again. */
export const SendingFailed = ({ message }: { message: string }) => (
  <Note
    title={message}
    actions={
      <Button type="submit" variant="secondary">
        {texts.sending.tryAgain}
      </Button>
    }
  >
    {texts.sending.kept}
  </Note>
);
