import { texts } from '../messages.js';

type Question = {
  answer: Promise<boolean>;
  /** Who has to come back; whoever comes, where nobody was here before. */
  expected: string | undefined;
  say: (came: boolean) => void;
  refuse: (error: Error) => void;
};

export type SignInQuestion = ReturnType<typeof createSignInQuestion>;

/** "Will you sign in again?", asked once however many wait for the answer. `changed` is told when it opens and closes. */
export function createSignInQuestion(changed: () => void) {
  let open: Question | undefined;

  const close = (tell: (question: Question) => void) => {
    if (!open) return;
    tell(open);
    open = undefined;
    changed();
  };

  return {
    isOpen: () => open !== undefined,
    /** Whether `expected` has come back. Rejects when somebody else has signed in: what waits is not theirs. */
    ask(expected: string | undefined, show: (onClosed: () => void) => void): Promise<boolean> {
      if (open) return open.answer;
      let say!: Question['say'];
      let refuse!: Question['refuse'];
      const answer = new Promise<boolean>((resolve, reject) => ([say, refuse] = [resolve, reject]));
      open = { answer, expected, say, refuse };
      changed();
      show(() => close((question) => question.say(false)));
      return answer;
    },
    /** Somebody has signed in. */
    came: (userId: string) =>
      close(({ expected, say, refuse }) =>
        expected && expected !== userId ? refuse(new Error(texts.session.somebodyElse)) : say(true),
      ),
  };
}
