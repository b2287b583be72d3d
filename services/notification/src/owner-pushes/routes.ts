import { calls, type CallResponse } from '@wayhouse/contracts';
import { DomainError } from '@wayhouse/domain';
import { confirmations } from '@wayhouse/messages/confirmations';
import { type InTransaction, type OutboundRules, outboundUrl, route } from '@wayhouse/service-kit';
import type { PushBrowsers } from './push-browser-repository.js';

type OwnerPush = NonNullable<CallResponse<typeof calls.showOwnerEmails>['push']>;

type ShowDeps = {
  pushBrowsers: Pick<PushBrowsers, 'list'>;
  /** Without it the site sends no pushes. */
  pushKey?: string;
};
type Deps = ShowDeps & {
  pushBrowsers: PushBrowsers;
  pushRules: OutboundRules;
  inTransaction: InTransaction;
  now: () => Date;
};

/** What a page needs to switch pushes on and off in its browser; undefined where the site sends none. */
export const showPush = async (deps: ShowDeps, accountId: string): Promise<OwnerPush | undefined> =>
  deps.pushKey === undefined ? undefined : pushOf(deps, deps.pushKey, accountId);

const pushOf = async ({ pushBrowsers }: ShowDeps, publicKey: string, accountId: string): Promise<OwnerPush> => ({
  publicKey,
  browsers: await pushBrowsers.list(accountId),
});

export const ownerPushRoutes = (deps: Deps) => [
  route(calls.addPushBrowser, async ({ caller, input }) => {
    const { inTransaction, pushBrowsers, pushRules, pushKey, now } = deps;
    if (pushKey === undefined) throw new DomainError('pushes-off');
    if (!outboundUrl(input.endpoint, pushRules)) throw new DomainError('push-endpoint-refused');
    await inTransaction((tx) => pushBrowsers.add(tx, caller.id, input, now()));
    return { message: confirmations.pushBrowserAdded, push: await pushOf(deps, pushKey, caller.id) };
  }),
  route(calls.removePushBrowsers, async ({ caller, input }) => {
    const { inTransaction, pushBrowsers, pushKey } = deps;
    if (pushKey === undefined) throw new DomainError('pushes-off');
    await inTransaction((tx) => pushBrowsers.remove(tx, caller.id, input.browser));
    return { message: confirmations.pushBrowsersRemoved, push: await pushOf(deps, pushKey, caller.id) };
  }),
];
