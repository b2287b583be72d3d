import { Button } from '@wayhouse/web-kit/ui/action/button';
import { messages } from '../messages.js';
import { FormAlert } from './form-alert.js';

type Props = {
  title: string;
  /** What is saved now. */
  facts: string[];
  onTakeNewest: () => void;
  onKeepMine: () => void;
};

/** Somebody else has changed it: shows the current version and lets the owner choose. */
export const EditConflict = ({ title, facts, onTakeNewest, onKeepMine }: Props) => (
  <FormAlert
    title={title}
    actions={
      <>
        <Button type="submit" variant="secondary" onClick={onKeepMine}>
          {messages.conflict.keepMine}
        </Button>
        <Button variant="quiet" onClick={onTakeNewest}>
          {messages.conflict.takeNewest}
        </Button>
      </>
    }
  >
    <p>{messages.conflict.body}</p>
    <p className="mt-2">
      {messages.conflict.now} {facts.join(' · ')}
    </p>
  </FormAlert>
);
