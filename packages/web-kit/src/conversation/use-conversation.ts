import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BookingMessage, Conversation } from '@wayhouse/contracts/calls/conversation-calls';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { newKey } from '../app/new-key.js';

/** The calls of one of the two, about one booking. */
export type ConversationSource = {
  queryKey: QueryKey;
  /** Of the counts of unread messages. */
  unreadKey: QueryKey;
  read: (signal: AbortSignal) => Promise<Conversation>;
  write: (message: { text: string; key: string }) => Promise<{ sent: BookingMessage }>;
  /** Marks the messages up to this number as read. Who may not has none. */
  markRead?: (upTo: number) => Promise<unknown>;
};

/** The messages of a booking, which are marked as read once somebody sees them. */
export function useConversation({ queryKey, unreadKey, read, markRead }: ConversationSource, refetchInterval: number) {
  const queryClient = useQueryClient();
  const marked = useRef(0);
  const conversation = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    staleTime: 0,
    refetchInterval,
    // The part shows the outcome itself.
    meta: { quiet: () => true },
  });
  const { mutate } = useMutation({
    meta: { quiet: true },
    mutationFn: async (upTo: number) => markRead?.(upTo),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: unreadKey }),
    // The next look tries again.
    onError: () => void (marked.current = 0),
  });
  const last = conversation.data?.messages.at(-1)?.number ?? 0;
  const isUnread = (conversation.data?.unread ?? 0) > 0;
  const mayMark = useIsVisible() && markRead !== undefined;
  useEffect(() => {
    if (!mayMark || !isUnread || marked.current >= last) return;
    marked.current = last;
    mutate(last);
  }, [mayMark, isUnread, last, mutate, conversation.dataUpdatedAt]);
  return conversation;
}

export type Writing = ReturnType<typeof useWriting>;

/**
 * What is being written. It stays until it is sent; sending the same text again sends it once. Used above the dialog around it, it
 * outlives signing in meanwhile.
 */
export function useWriting({ queryKey, write }: ConversationSource) {
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const [key, setKey] = useState(newKey);
  const change = (next: string) => {
    setText(next);
    setKey(newKey());
  };
  const sending = useMutation({
    meta: { quiet: true },
    mutationFn: write,
    async onSuccess({ sent }) {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Conversation>(queryKey, (known) => known && withMessage(known, sent));
      void queryClient.invalidateQueries({ queryKey });
      change('');
    },
  });
  return { text, change, sending, send: () => sending.mutate({ text: text.trim(), key }) };
}

const withMessage = (conversation: Conversation, sent: BookingMessage): Conversation =>
  conversation.messages.some(({ id }) => id === sent.id)
    ? conversation
    : { ...conversation, messages: [...conversation.messages, sent] };

/** Whether the page is in front, and not behind another tab or window. */
const useIsVisible = () => useSyncExternalStore(watchVisibility, () => document.visibilityState === 'visible');

function watchVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
