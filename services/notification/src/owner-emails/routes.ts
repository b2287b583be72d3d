import { calls } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { type InTransaction, route } from '@wayhouse/service-kit';
import type { OwnerEmailChoices } from './owner-email-choice-repository.js';

type Deps = { ownerEmailChoices: OwnerEmailChoices; inTransaction: InTransaction; now: () => Date };

export const ownerEmailRoutes = ({ ownerEmailChoices, inTransaction, now }: Deps) => [
  route(calls.showOwnerEmails, async ({ caller }) => ({ ownerEmails: await ownerEmailChoices.get(caller.id) })),
  route(calls.changeOwnerEmails, async ({ caller, input }) => {
    await inTransaction((tx) => ownerEmailChoices.change(tx, caller.id, input.kind, input.isOn, now()));
    return { message: confirmations.ownerEmailsChanged, ownerEmails: await ownerEmailChoices.get(caller.id) };
  }),
];
