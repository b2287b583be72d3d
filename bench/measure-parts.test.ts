import { measureParts } from './measure-parts.js';

const one = { metric: 'search', value: 1, unit: 'ms' };
const measured: string[] = [];
const parts = {
  search: () => {
    measured.push('search');
    return Promise.resolve([one]);
  },
  pages: () => Promise.reject(new Error('no browser')),
  limits: () => {
    measured.push('limits');
    return Promise.resolve([]);
  },
};

beforeEach(() => {
  measured.length = 0;
  jest.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

test('a part that fails is named, and the others are measured', async () => {
  const error = jest.spyOn(console, 'error').mockReturnValue();
  expect(await measureParts(parts, [])).toEqual({ measurements: [one], failed: ['pages'] });
  expect(measured).toEqual(['search', 'limits']);
  expect(error.mock.calls[0]).toEqual(['pages has failed:', new Error('no browser')]);
});

test('only what is wanted is measured', async () => {
  expect(await measureParts(parts, ['limits'])).toEqual({ measurements: [], failed: [] });
  expect(measured).toEqual(['limits']);
});

test.each(['serach', 'toString'])(
  'without measuring anything, the part %s is answered with those there are',
  async (name) => {
    await expect(measureParts(parts, ['search', name])).rejects.toThrow(
      `Unknown part ${name}. The parts are search, pages, limits.`,
    );
    expect(measured).toEqual([]);
  },
);
