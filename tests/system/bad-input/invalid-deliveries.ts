import { gzipSync } from 'node:zlib';
import { stripeWebhook } from '@wayhouse/contracts';
import { signAsStripe } from '@wayhouse/payment/testing/sign-as-stripe';

type Refused = { status: number; code: string };
/** A webhook request that Stripe would not send, and how it must be refused. */
type InvalidDelivery = {
  what: string;
  headers: Record<string, string | string[]>;
  body: string | Uint8Array;
  refused: Refused;
};

const unsigned = { status: 400, code: 'signature-invalid' };
const unreadable = { status: 400, code: 'invalid-input' };
const tooLarge = { status: 413, code: 'too-large' };
const unknownCoding = { status: 415, code: 'unsupported-type' };

const megabyte = 1024 * 1024;
const paid = {
  ...{ id: 'evt_refused', object: 'event', type: 'checkout.session.completed', created: 1_800_000_000 },
  data: { object: { id: 'cs_1', payment_status: 'paid', payment_intent: 'pi_1', metadata: { bookingId: 'b1' } } },
};
const validBody = JSON.stringify(paid);

/** Bodies that are no event. */
const invalidEvents = [
  ...['', ' ', 'not JSON', '{"id":', '\u0000', 'null', 'true', '7', '"text"', '[]', `[${validBody}]`, '{}'],
  '['.repeat(20_000) + ']'.repeat(20_000),
  ...[
    { data: undefined },
    { data: null },
    { data: [] },
    { data: {} },
    { data: { object: null } },
    { data: { object: 'cs_1' } },
    { id: undefined },
    { id: '' },
    { id: 7 },
    { id: { $ne: null } },
    { type: undefined },
    { type: [paid.type] },
    { created: undefined },
    { created: 'today' },
    { object: 'v2.core.event' },
  ].map((over) => JSON.stringify({ ...paid, ...over })),
];

const signedWith = (signature: string | string[]) => ({ [stripeWebhook.signatureHeader]: signature });

export async function invalidDeliveries(): Promise<InvalidDelivery[]> {
  const right = await signAsStripe(validBody);
  const wrong = await signAsStripe(validBody, { secret: 'whsec_of_somebody_else' });
  const signatures = {
    'an empty signature': '',
    'a meaningless signature': 'nonsense',
    'half a signature': right.split(',')[0]!,
    'a signature without a time': right.replace(/^t=\d+,/, ''),
    'a signature of another time': right.replace(/^t=\d/, 't=2'),
    'a signature of another kind': right.replace('v1=', 'v0='),
    'somebody else’s signature': wrong,
    'two invalid signatures': [wrong, 'nonsense'],
    'very many signatures': `t=1${',v1=00'.repeat(1500)}`,
  };
  const encoded = (coding: string, body: string | Uint8Array, refused: Refused): InvalidDelivery => ({
    ...{ what: `encoded as ${coding}`, headers: { ...signedWith(right), 'content-encoding': coding }, body, refused },
  });
  const large = validBody.padEnd(megabyte + 1);
  return [
    { what: 'no signature', headers: {}, body: validBody, refused: unsigned },
    { what: 'nothing', headers: {}, body: '', refused: unsigned },
    ...Object.entries(signatures).map(([what, each]) => ({
      ...{ what, headers: signedWith(each), body: validBody, refused: unsigned },
    })),
    { what: 'another body than was signed', headers: signedWith(right), body: `${validBody} `, refused: unsigned },
    { what: 'too large', headers: signedWith(await signAsStripe(large)), body: large, refused: tooLarge },
    encoded('gzip', new Uint8Array(gzipSync(large)), tooLarge),
    ...['gzip', 'deflate', 'br'].map((coding) => encoded(coding, validBody, unreadable)),
    encoded('gzip', new Uint8Array(gzipSync(validBody).subarray(0, 40)), unreadable),
    encoded('x-own', validBody, unknownCoding),
    ...(await Promise.all(
      invalidEvents.map(async (body) => ({
        ...{ what: `signed: ${body.slice(0, 300)}`, headers: signedWith(await signAsStripe(body)), body },
        refused: unreadable,
      })),
    )),
  ];
}
