import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BookingMessage, Conversation } from '@wayhouse/contracts/calls/conversation-calls';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { tabStorage } from '../app/browser-storage.js';
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

/** A text that is not sent yet, and the key under which it is sent once. */
type Draft = { text: string; key: string };

/**
 * What `person` writes. It stays in the tab until it is sent, also over a reload; sending the same text again sends it once. Used
 * above the dialog around it, it outlives signing in meanwhile.
 */
export function useWriting({ queryKey, write }: ConversationSource, person: string | undefined) {
  const queryClient = useQueryClient();
  const [storageKey] = useState(() => ['wayhouse.message', person, ...queryKey].join('.'));
  const [{ text, key }, setDraft] = useState<Draft>(() => readDraft(storageKey) ?? { text: '', key: newKey() });
  const change = (next: string) => {
    const draft = { text: next, key: newKey() };
    setDraft(draft);
    if (next) tabStorage.write(storageKey, JSON.stringify(draft));
    else tabStorage.remove(storageKey);
  };
  const sending = useMutation({
    meta: { quiet: true },
    mutationFn: write,
    async onSuccess({ sent }, { key: sentKey }) {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Conversation>(queryKey, (known) => known && withMessage(known, sent));
      void queryClient.invalidateQueries({ queryKey });
      // Written in a dialog that was opened again meanwhile, it is another one.
      if ((readDraft(storageKey)?.key ?? sentKey) === sentKey) change('');
    },
  });
  return { text, change, sending, send: () => sending.mutate({ text: text.trim(), key }) };
}

function readDraft(storageKey: string): Draft | undefined {
  const stored = tabStorage.read(storageKey);
  return stored ? (JSON.parse(stored) as Draft) : undefined;
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
