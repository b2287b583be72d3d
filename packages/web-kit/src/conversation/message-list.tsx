import type { BookingMessage } from '@wayhouse/contracts/calls/conversation-calls';
import type { Party } from '@wayhouse/domain/parties';
import { formatInstant } from '@wayhouse/messages/format-date';
import { useEffect, useRef } from 'react';
import { classNames } from '../ui/class-names.js';
import { messages as texts } from './messages.js';

type Props = { messages: BookingMessage[]; reader: Party; city: string };

/** The last message is in view, and screen readers announce new ones. */
export function MessageList({ messages, reader, city }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const count = messages.length;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  return (
    <>
      <div
        ref={list}
        role="log"
        aria-label={texts.list}
        // What scrolls has to be reached with the keyboard.
        tabIndex={0}
        className="max-h-96 overflow-y-auto rounded-card focus-visible:outline-2 focus-visible:outline-accent"
      >
        {count === 0 ? (
          <p className="py-2 text-muted">{texts.none[reader]}</p>
        ) : (
          <ol className="grid gap-3">
            {messages.map((message) => (
              <Message key={message.id} message={message} isOwn={message.from === reader} city={city} />
            ))}
          </ol>
        )}
      </div>
      {count > 0 && <p className="mt-2 text-sm text-muted">{texts.at(city)}</p>}
    </>
  );
}

type MessageProps = { message: BookingMessage; isOwn: boolean; city: string };

const Message = ({ message: { author, at, text, byEmail }, isOwn, city }: MessageProps) => (
  <li
    className={classNames(
      'w-fit max-w-[88%] min-w-0 rounded-card px-4 py-3 text-[15px]',
      isOwn ? 'justify-self-end bg-accent-soft' : 'bg-sand',
    )}
  >
    <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
      <span className="font-medium wrap-anywhere">{author}</span>
      <time dateTime={at} className="text-muted">
        {formatInstant(at, city)}
      </time>
      {byEmail && <span className="text-muted">{texts.byEmail}</span>}
    </p>
    <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
  </li>
);
