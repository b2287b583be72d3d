import type { Router } from 'express';
import { withClient } from './client-response.js';
import type { Clerk } from '../clerk.js';
import { readForm } from './form.js';
import { attemptSignIn, startSignIn } from './sign-in.js';
import { signInJson } from './sign-in-json.js';
import { signUp, signUpFields } from './sign-up.js';

/** Signing in and signing up. */
export function signInRoutes(clerk: Clerk, router: Router): void {
  router.post(
    '/client/sign_ins',
    withClient(clerk, async (browser, { body }) =>
      signInJson(clerk, await startSignIn(clerk, browser, readForm(body, ['identifier', 'password', 'strategy']))),
    ),
  );
  router.post(
    '/client/sign_ins/:id/attempt_first_factor',
    withClient(clerk, async (browser, req) => {
      const form = readForm(req.body, ['strategy', 'password']);
      return signInJson(clerk, await attemptSignIn(clerk, browser, String(req.params.id), form));
    }),
  );

  router.post(
    '/client/sign_ups',
    withClient(clerk, (browser, { body }) => signUp(clerk, browser, readForm(body, signUpFields))),
  );
}
