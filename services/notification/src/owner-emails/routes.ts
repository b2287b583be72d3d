import { calls } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { type InTransaction, route } from '@wayhouse/service-kit';
import { showPush } from '../owner-pushes/routes.js';
import type { OwnerEmailChoices } from './owner-email-choice-repository.js';
import { emailChoiceOf } from './wanted-emails.js';

type Deps = Parameters<typeof emailChoiceOf>[0] &
  Parameters<typeof showPush>[0] & {
    ownerEmailChoices: OwnerEmailChoices;
    inTransaction: InTransaction;
    now: () => Date;
  };

export const ownerEmailRoutes = (deps: Deps) => [
  route(calls.showOwnerEmails, async ({ caller }) => ({
    ownerEmails: await emailChoiceOf(deps, caller.id),
    push: await showPush(deps, caller.id),
  })),
  route(calls.changeOwnerEmails, async ({ caller, input }) => {
    const { inTransaction, ownerEmailChoices, now } = deps;
    await inTransaction((tx) => ownerEmailChoices.change(tx, caller.id, input.kind, input.isOn, now()));
    return { message: confirmations.ownerEmailsChanged, ownerEmails: await emailChoiceOf(deps, caller.id) };
  }),
];
