import { removePushBrowsers } from '@wayhouse/contracts/calls/owner-push-calls';
import { createApi } from '../api/create-api.js';
import { pushBrowserId } from './push-browser-id.js';

export const removePushBrowser = async (
  subscription: PushSubscription,
  getToken: () => Promise<string | null>,
): Promise<unknown> => createApi(getToken).call(removePushBrowsers, { browser: await pushBrowserId(subscription) });
