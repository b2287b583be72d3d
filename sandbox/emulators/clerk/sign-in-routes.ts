import type { Router } from 'express';
import { counter } from './answer.js';
import type { Clerk } from './clerk.js';
import { readForm } from './form.js';
import { answerSignIn, currentSignIn, startSignIn } from './sign-in.js';
import { signInJson } from './sign-in-json.js';
import { continueSignUp, currentSignUp, signUpFields, startSignUp } from './sign-up.js';
import { signUpJson } from './sign-up-json.js';

type Params = { id: string };

/** Signing in and signing up. */
export function signInRoutes(clerk: Clerk, router: Router): void {
  router.post(
    '/client/sign_ins',
    counter(clerk, async (visit, { body }) =>
      signInJson(clerk, await startSignIn(clerk, visit, readForm(body, ['identifier', 'password', 'strategy']))),
    ),
  );
  router.get(
    '/client/sign_ins/:id',
    counter(clerk, (visit, req) => signInJson(clerk, currentSignIn(clerk, visit, (req.params as Params).id))),
  );
  router.post(
    '/client/sign_ins/:id/attempt_first_factor',
    counter(clerk, async (visit, req) => {
      const form = readForm(req.body, ['strategy', 'password']);
      return signInJson(clerk, await answerSignIn(clerk, visit, (req.params as Params).id, form));
    }),
  );

  router.post(
    '/client/sign_ups',
    counter(clerk, async (visit, { body }) =>
      signUpJson(await startSignUp(clerk, visit, readForm(body, signUpFields))),
    ),
  );
  router.get(
    '/client/sign_ups/:id',
    counter(clerk, (visit, req) => signUpJson(currentSignUp(clerk, visit, (req.params as Params).id))),
  );
  router.patch(
    '/client/sign_ups/:id',
    counter(clerk, async (visit, req) => {
      const form = readForm(req.body, signUpFields);
      return signUpJson(await continueSignUp(clerk, visit, (req.params as Params).id, form));
    }),
  );
}
