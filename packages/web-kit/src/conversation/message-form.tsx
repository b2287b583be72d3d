import { limits } from '@wayhouse/domain/limits';
import type { Party } from '@wayhouse/domain/parties';
import { Send } from 'lucide-react';
import { type SyntheticEvent, useRef, useState } from 'react';
import { Button } from '../ui/action/button.js';
import { TextArea } from '../ui/form/text-area.js';
import { messages } from './messages.js';
import type { Writing } from './use-conversation.js';

/** What was typed stays until it is sent. */
export function MessageForm({ writing, reader }: { writing: Writing; reader: Party }) {
  const { text, change, sending, send } = writing;
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (sending.isPending) return;
    setMissing(text.trim() === '');
    if (text.trim() === '') form.current?.querySelector('textarea')?.focus();
    else send();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-5">
      <TextArea
        label={messages.label}
        hint={messages.hint[reader](limits.messageDays)}
        error={isMissing ? messages.empty : undefined}
        rows={3}
        maxLength={limits.bookingMessage}
        value={text}
        readOnly={sending.isPending}
        onChange={({ target }) => {
          setMissing(false);
          change(target.value);
        }}
      />
      {sending.error && (
        <p role="alert" className="mt-3 rounded-field bg-danger-soft px-4 py-3 text-sm text-danger">
          {sending.error.message}
        </p>
      )}
      <Button type="submit" className="mt-3" busy={sending.isPending}>
        <Send aria-hidden className="size-4" /> {sending.isError ? messages.sendAgain : messages.send}
      </Button>
    </form>
  );
}
