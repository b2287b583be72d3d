import type { Party } from '@wayhouse/domain/parties';
import { Skeleton } from '../ui/display/skeleton.js';
import { PartError } from '../ui/display/part-error.js';
import { messages } from './messages.js';
import { MessageForm } from './message-form.js';
import { MessageList } from './message-list.js';
import { type ConversationSource, useConversation, type Writing } from './use-conversation.js';

type Props = {
  source: ConversationSource;
  writing: Writing;
  /** Which of the two reads. */
  reader: Party;
  /** Of the hotel, whose clock the times are by. */
  city: string;
  /** Milliseconds. */
  refetchInterval: number;
  /** Whether the reader may write, as long as anybody can. */
  mayWrite?: boolean;
};

/** What guest and hotel have written to each other about a booking, and a field to write. */
export function Conversation({ source, writing, reader, city, refetchInterval, mayWrite = true }: Props) {
  const { data, isPending, refetch } = useConversation(source, refetchInterval);
  if (isPending) return <ConversationSkeleton />;
  if (!data) return <PartError onRetry={() => void refetch()} message={messages.failed} />;
  return (
    <>
      <MessageList messages={data.messages} reader={reader} city={city} />
      {!data.writableUntil ? (
        <Note>{messages.closed[reader]}</Note>
      ) : mayWrite ? (
        <MessageForm writing={writing} reader={reader} />
      ) : (
        <Note>{messages.readOnly}</Note>
      )}
    </>
  );
}

const Note = ({ children }: { children: string }) => <p className="mt-4 text-sm text-muted">{children}</p>;

const ConversationSkeleton = () => (
  <div role="status" aria-label={messages.loading}>
    <Skeleton className="h-24 rounded-card" />
    <Skeleton className="mt-5 h-32 rounded-field" />
  </div>
);
