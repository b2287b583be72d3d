import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { startUpstream } from '@wayhouse/service-kit/testing/upstream';
import webPush from 'web-push';
import type { PushContent } from '../owner-pushes/push-content.js';

const keys = webPush.generateVAPIDKeys();
export const vapidSettings = { VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: keys.privateKey };

type Push = PushContent & { tag: string };

/** A push service in this process (RFC 8030). It answers `status`, and shows what each of its browsers can decrypt. */
export async function startPushService() {
  const state = { status: 201 };
  const requests: { name: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];
  const { url, stop } = await startUpstream((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      requests.push({ name: request.url!.slice(1), headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(state.status, { location: '/elsewhere' }).end();
    });
  });
  return {
    state,
    url,
    requestsFor: (name: string) => requests.filter((each) => each.name === name),
    /** A browser that has subscribed here under a name. */
    browser(name: string) {
      const pair = createECDH('prime256v1');
      const auth = randomBytes(16);
      const target = {
        endpoint: `${url}/${name}`,
        p256dh: pair.generateKeys('base64url'),
        auth: auth.toString('base64url'),
      };
      /** The pushes that were accepted, oldest first. */
      const pushes = () =>
        requests.filter((each) => each.name === name).map(({ body }) => JSON.parse(decrypt(body, pair, auth)) as Push);
      return { target, pushes };
    },
    stop,
  };
}

/** RFC 8291, 3.4, and RFC 8188, 2.1. */
function decrypt(body: Buffer, pair: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body[20]!;
  const sender = body.subarray(21, 21 + idLength);
  const encrypted = body.subarray(21 + idLength);
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = derive(pair.computeSecret(sender), auth, keyInfo, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(encrypted.subarray(-16));
  const padded = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
