import { renderEmail } from '../email/render-email.js';
import type { SubmitForm } from '../forms/submit-form.js';
import { optInEmail } from './opt-in-email.js';
import type { OptIns } from './opt-in-repository.js';
import { isOpen, wasJustSent } from './domain/opt-in.js';
import type { Subscriptions } from './subscription-repository.js';

export type Deps = {
  submitForm: SubmitForm;
  optIns: OptIns;
  subscriptions: Subscriptions;
  publicUrl: string;
  now: () => Date;
  newId: () => string;
  /** Must be long and random: it is all that is needed to subscribe or unsubscribe an address. */
  newToken: () => string;
};

/** Queues an email with the link that subscribes the address, unless it is subscribed or has just got one. */
export const subscribe = (deps: Deps, address: string, network: string): Promise<void> =>
  deps.submitForm(async (tx, acknowledge) => {
    if ((await deps.subscriptions.findByAddress(tx, address))?.state === 'subscribed') return;
    const earlier = await deps.optIns.findByAddress(tx, address);
    if (earlier && wasJustSent(earlier, deps.now())) return;
    // Of several emails that still work, each works until the last one ends.
    const token = earlier && isOpen(earlier, deps.now()) ? earlier.token : deps.newToken();
    const optIn = { address, token, sentAt: deps.now() };
    const delivery = { id: deps.newId(), to: { name: '', address } };
    const isQueued = await acknowledge(renderEmail(delivery, optInEmail(optIn, deps.publicUrl)), network);
    if (isQueued) await deps.optIns.save(tx, optIn);
  });
