import { limits } from '@wayhouse/domain/limits';
import { z } from 'zod';
import { defineCall } from '../call.js';
import { Id, text } from '../fields.js';

const path = '/api/notifications/owner-pushes';

/** The browsers of an account that show pushes about what it gets emails about. */
export const OwnerPush = z.object({
  publicKey: z.string().meta({ description: 'What a browser subscribes with at its push service (VAPID).' }),
  browsers: z.array(z.string()).meta({
    description:
      'Your browsers that show pushes, the newest first, by id: the SHA-256 of the browser’s endpoint, in base64url.',
  }),
});
export type OwnerPush = z.output<typeof OwnerPush>;

const Changed = z.object({ message: z.string(), push: OwnerPush.meta({ description: 'Your browsers from now on.' }) });

/** A browser that another account has added is this account's from then on. */
export const addPushBrowser = defineCall({
  method: 'POST',
  path: `${path}/add`,
  access: 'viewer',
  input: z.object({
    endpoint: text(limits.pushEndpoint).meta({
      description: 'The address of the browser at its push service, https and on the internet.',
    }),
    p256dh: z
      .string()
      .regex(/^B[\w-]{86}$/)
      .meta({ description: 'The public key of the browser, in base64url.' }),
    auth: z
      .string()
      .regex(/^[\w-]{22}$/)
      .meta({ description: 'Its authentication secret, in base64url.' }),
  }),
  response: Changed,
});

export const removePushBrowsers = defineCall({
  method: 'POST',
  path: `${path}/remove`,
  access: 'viewer',
  input: z.object({
    browser: Id.optional().meta({
      description:
        'The id of the browser that shows none any more; an unknown one changes nothing. Without it, all of yours.',
    }),
  }),
  response: Changed,
});
