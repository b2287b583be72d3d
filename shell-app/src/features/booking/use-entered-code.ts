import { useSession } from '@wayhouse/web-kit/session';
import { toasts } from '@wayhouse/web-kit/toasts';
import { useState } from 'react';
import { messages } from './messages.js';

type Uses = { onUse: (code: string) => void; onRetry: () => void };

/** What a guest has typed as a promotion code, which the one that is used (`code`) may differ from. */
export function useEnteredCode(code: string, { onUse, onRetry }: Uses) {
  const [text, setText] = useState(code);
  const { status, signIn } = useSession();
  const entered = text.trim();
  const isUsed = entered === code;
  function use() {
    setText(entered);
    if (isUsed) onRetry();
    else onUse(entered);
    if (entered && status === 'signed-out') signIn();
  }
  return {
    text,
    setText,
    isUsed,
    /** Checks it; guests sign in for that. */
    use,
    /** Nobody books without the code that they have typed: one that is not used yet is used now, and true returned. */
    useFirst(): boolean {
      if (isUsed) return false;
      use();
      toasts.error(messages.promotion.changed);
      return true;
    },
    remove() {
      setText('');
      onUse('');
    },
  };
}

export type EnteredCode = ReturnType<typeof useEnteredCode>;
