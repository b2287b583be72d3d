import type { Router } from 'express';
import { withClient } from './client-response.js';
import type { Clerk } from '../clerk.js';
import { readForm } from './form.js';
import { attemptSignIn, currentSignIn, startSignIn } from './sign-in.js';
import { signInJson } from './sign-in-json.js';
import { continueSignUp, currentSignUp, signUpFields, startSignUp } from './sign-up.js';
import { signUpJson } from './sign-up-json.js';

type Params = { id: string };

/** Signing in and signing up. */
export function signInRoutes(clerk: Clerk, router: Router): void {
  router.post(
    '/client/sign_ins',
    withClient(clerk, async (browser, { body }) =>
      signInJson(clerk, await startSignIn(clerk, browser, readForm(body, ['identifier', 'password', 'strategy']))),
    ),
  );
  router.get(
    '/client/sign_ins/:id',
    withClient(clerk, (browser, req) => signInJson(clerk, currentSignIn(clerk, browser, (req.params as Params).id))),
  );
  router.post(
    '/client/sign_ins/:id/attempt_first_factor',
    withClient(clerk, async (browser, req) => {
      const form = readForm(req.body, ['strategy', 'password']);
      return signInJson(clerk, await attemptSignIn(clerk, browser, (req.params as Params).id, form));
    }),
  );

  router.post(
    '/client/sign_ups',
    withClient(clerk, async (browser, { body }) =>
      signUpJson(await startSignUp(clerk, browser, readForm(body, signUpFields))),
    ),
  );
  router.get(
    '/client/sign_ups/:id',
    withClient(clerk, (browser, req) => signUpJson(currentSignUp(clerk, browser, (req.params as Params).id))),
  );
  router.patch(
    '/client/sign_ups/:id',
    withClient(clerk, async (browser, req) => {
      const form = readForm(req.body, signUpFields);
      return signUpJson(await continueSignUp(clerk, browser, (req.params as Params).id, form));
    }),
  );
}
