import { messages } from '../messages.js';

/** What Clerk’s dialogs say in place of Clerk’s own texts. */
export const clerkTexts = () => ({
  signIn: { start: { title: messages.clerk.signIn, subtitle: messages.clerk.signInFor } },
  signUp: { start: { title: messages.clerk.signUp, subtitle: messages.clerk.signUpFor } },
});
