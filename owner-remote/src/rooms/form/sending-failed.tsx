import { Button } from '@wayhouse/web-kit/ui/button';
import { texts } from '../texts.js';
import { Note } from './note.js';

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
