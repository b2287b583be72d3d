import type { ResolverOptions } from 'react-hook-form';
import { type BulkDraft, emptyDraft } from './bulk-draft.js';
import { bulkResolver } from './bulk-resolver.js';

const options: ResolverOptions<BulkDraft> = { fields: {}, shouldUseNativeValidation: false };
const nights: BulkDraft = { ...emptyDraft, rooms: ['r1'], kind: 'block', from: '2027-03-01', to: '2027-03-04' };
const errorsOf = async (draft: BulkDraft) => (await bulkResolver('USD')(draft, undefined, options)).errors;

test('a last night whose year has five digits is an error of that field', async () => {
  expect(await errorsOf(nights)).toEqual({});
  expect(Object.keys(await errorsOf({ ...nights, to: '20277-03-04' }))).toEqual(['to']);
});

test.each(['more', 'less'] as const)('a price that is %s by no positive percentage is refused', async (priceBy) => {
  const price: BulkDraft = { ...emptyDraft, rooms: ['r1'], name: 'Fair', priceBy };
  expect(await errorsOf({ ...price, percent: '10' })).toEqual({});
  expect(Object.keys(await errorsOf({ ...price, percent: '-10' }))).toEqual(['percent']);
  expect(Object.keys(await errorsOf({ ...price, percent: '0' }))).toEqual(['percent']);
});
