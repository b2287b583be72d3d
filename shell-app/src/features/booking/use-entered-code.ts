import { useSession } from '@wayhouse/web-kit/session';
import { useState } from 'react';

type Uses = { onUse: (code: string) => void; onRetry: () => void };

/** What a guest has typed as a promotion code, which the one that is used (`code`) may differ from. */
export function useEnteredCode(code: string, { onUse, onRetry }: Uses) {
  const [text, setText] = useState(code);
  const { status, signIn } = useSession();
  const entered = text.trim();
  return {
    text,
    setText,
    isUsed: entered === code,
    /** Checks it; guests sign in for that. */
    use() {
      setText(entered);
      if (entered === code) onRetry();
      else onUse(entered);
      if (entered && status === 'signed-out') signIn();
    },
    remove() {
      setText('');
      onUse('');
    },
  };
}

export type EnteredCode = ReturnType<typeof useEnteredCode>;
