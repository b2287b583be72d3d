import { messages } from '../messages.js';

type Prompt = {
  result: Promise<boolean>;
  /** Who has to sign in; undefined where nobody was signed in before, and anybody may. */
  expectedUserId: string | undefined;
  accept: (isSignedIn: boolean) => void;
  decline: (error: Error) => void;
};

/** Asks to sign in again, once for all calls that wait for it. `onChange` is called when the prompt opens and closes. */
export function createSignInPrompt(onChange: () => void) {
  let open: Prompt | undefined;

  const close = (settle: (prompt: Prompt) => void) => {
    if (!open) return;
    settle(open);
    open = undefined;
    onChange();
  };

  return {
    isOpen: () => open !== undefined,
    /** Resolves to whether `expectedUserId` has signed in. Rejects for anybody else: the waiting call is not theirs. */
    ask(expectedUserId: string | undefined, openDialog: (onClosed: () => void) => void): Promise<boolean> {
      if (open) return open.result;
      let accept!: Prompt['accept'];
      let decline!: Prompt['decline'];
      const result = new Promise<boolean>((resolve, reject) => ([accept, decline] = [resolve, reject]));
      open = { result, expectedUserId, accept, decline };
      onChange();
      openDialog(() => close((prompt) => prompt.accept(false)));
      return result;
    },
    signedIn: (userId: string) =>
      close(({ expectedUserId, accept, decline }) =>
        expectedUserId && expectedUserId !== userId ? decline(new Error(messages.session.somebodyElse)) : accept(true),
      ),
  };
}
