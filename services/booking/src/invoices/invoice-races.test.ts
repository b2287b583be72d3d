import type { Invoice } from '@wayhouse/contracts/invoices';
import { bookingSteps } from '../testing/booking-steps.js';
import { startTestBooking, type TestBooking } from '../testing/factories.js';
import { invoiceSteps, legalFacts } from '../testing/invoice-steps.js';

let service: TestBooking;
let guests: ReturnType<typeof bookingSteps>;
let steps: ReturnType<typeof invoiceSteps>;
beforeAll(async () => {
  service = await startTestBooking();
  guests = bookingSteps(service);
  steps = invoiceSteps(service);
  await steps.changeHotel({ version: 2, ...legalFacts });
});
afterAll(() => service.stop());

type Answer = Awaited<ReturnType<typeof steps.issue>>;
const numberOf = ({ body }: Answer) => (body.invoices as Invoice[]).at(-1)!.number;

test('invoices that are issued at once have the numbers from 1 on, without a gap or a double', async () => {
  const ids = [];
  for (let at = 0; at < 8; at++) ids.push(await guests.bookAndGetId(10 + at * 4));
  const answers = await Promise.all(ids.map((id) => steps.issue(id)));
  expect(answers.map(numberOf).sort()).toEqual(ids.map((_, at) => `2027-000${at + 1}`));
});

test('of several forms for one booking at once one issues, and takes one number', async () => {
  const id = await guests.bookAndGetId(100);
  const answers = await Promise.all([1, 2, 3, 4].map(() => steps.issue(id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  expect(answers.filter(({ status }) => status === 200).map(numberOf)).toEqual(['2027-0009']);
});

test('a form that is sent several times at once issues one invoice', async () => {
  const id = await guests.bookAndGetId(110);
  const answers = await Promise.all([1, 2, 3, 4].map(() => steps.issue(id, { key: 'pressed-twice' })));
  expect(new Set(answers.map(numberOf))).toEqual(new Set(['2027-0010']));
});

test('a credit note that is issued several times at once takes one number', async () => {
  const { invoices } = await steps.show(await guests.bookAndGetId(120));
  expect(invoices).toEqual([]);
  const issued = await steps.issue(await guests.bookAndGetId(130));
  const [{ _id }] = issued.body.invoices as [Invoice];
  const answers = await Promise.all([1, 2, 3].map(() => steps.reverse(_id)));
  expect(new Set(answers.map(numberOf))).toEqual(new Set(['2027-0012']));
});

test('one that is refused leaves no gap', async () => {
  const id = await guests.bookAndGetId(140);
  expect(await steps.issue(id, { total: 1 })).toMatchObject({ status: 409 });
  expect(numberOf(await steps.issue(id))).toBe('2027-0013');
});
