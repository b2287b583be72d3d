import { limits } from '@wayhouse/domain';
import { withOwnApostrophe, withoutApostrophe } from './apostrophes.js';
import { readFile } from './read-file.js';

const rowsOf = (csv: string) => readFile(csv).rows;
const reasonsOf = (csv: string) => readFile(csv).errors.map(({ line, field, error }) => [line, field, error.message]);
const expected = [{ line: 2, cells: { key: 'Garden', amenities: 'Free WiFi;Pool Access', pricePerNight: '120,50' } }];

test.each([
  ['commas', 'key,amenities,pricePerNight\nGarden,Free WiFi;Pool Access,"120,50"'],
  ['semicolons', 'key;amenities;pricePerNight\nGarden;"Free WiFi;Pool Access";120,50'],
  ['tabs', 'key\tamenities\tpricePerNight\nGarden\tFree WiFi;Pool Access\t120,50'],
  [
    'a byte order mark and Windows’ line ends',
    '\uFEFFkey,amenities,pricePerNight\r\nGarden,Free WiFi;Pool Access,"120,50"\r\n',
  ],
  ['old line ends', 'key,amenities,pricePerNight\rGarden,Free WiFi;Pool Access,"120,50"\r'],
  [
    'columns in other letters, with spaces',
    ' KEY , Amenities,priceperNIGHT\n Garden , Free WiFi;Pool Access ,"120,50"',
  ],
  ['columns without a name', 'key,,amenities,pricePerNight\nGarden,x,Free WiFi;Pool Access,"120,50",,'],
])('reads a file with %s', (_what, csv) => {
  expect(readFile(csv)).toEqual({ rows: expected, errors: [] });
});

test('counts lines as an editor does, with empty ones and line breaks in cells', () => {
  const csv = 'key,rate\n\nA,"two\nlines"\n,\nB,"a ""quoted"" one"\n';
  expect(rowsOf(csv)).toEqual([
    { line: 3, cells: { key: 'A', rate: 'two\nlines' } },
    { line: 6, cells: { key: 'B', rate: 'a "quoted" one' } },
  ]);
});

test.each(['=1+1', '+1', '-10 %', '@home'])(
  'the text %s is itself, with and without the apostrophe of an export',
  (key) => {
    expect(rowsOf(`key\n${key}\n'${key}`).map(({ cells }) => cells.key)).toEqual([key, key]);
  },
);

test('an apostrophe before anything else stays', () => expect(rowsOf("key\n'tis")[0]!.cells.key).toBe("'tis"));

test.each([
  ['nothing', '', [[1, 'csv', 'import-empty']]],
  ['a header alone', 'key,units\n', [[1, 'csv', 'import-empty']]],
  ['no key', 'units\n3', [[1, 'key', 'import-column-missing']]],
  [
    'unknown columns',
    'key,colour,height\nA',
    [
      [1, 'colour', 'import-column-unknown'],
      [1, 'height', 'import-column-unknown'],
    ],
  ],
  ['a column twice', 'key,units,Units\nA', [[1, 'Units', 'import-column-twice']]],
  ['too many cells', 'key,units\nA,1\nB,1,2', [[3, 'csv', 'import-row-too-long']]],
  ['an open quotation mark', 'key,units\nA,1\n"B,1\nC,1', [[4, 'csv', 'import-unreadable']]],
  ['a quotation mark inside', 'key,units\nA,1\nB"x",1\nC,1', [[3, 'csv', 'import-unreadable']]],
])('refuses a file with %s', (_what, csv, errors) => {
  expect(reasonsOf(csv)).toEqual(errors);
});

test('refuses more rows than a file may have', () => {
  const rows = Array.from({ length: limits.importRows }, (_, at) => `R${at}`);
  expect(reasonsOf(['key', ...rows].join('\n'))).toEqual([]);
  expect(reasonsOf(['key', ...rows, 'one more'].join('\n'))).toEqual([[1, 'csv', 'import-too-many-rows']]);
});

test('a line with thousands of columns makes a few errors', () => {
  const { errors } = readFile(`key,${'a,'.repeat(20_000)}\nA`);
  expect(errors.length).toBeLessThan(50);
  const [unknown] = readFile(`key,${'b'.repeat(50_000)}\nA`).errors;
  expect(unknown!.field).toHaveLength(limits.roomKey);
});

test.each(["'=1", "''+1", "'tis", "'"])(
  'the text %s with an apostrophe of its own is the same after an export',
  (text) => {
    expect(withoutApostrophe(withOwnApostrophe(text))).toBe(text);
  },
);
