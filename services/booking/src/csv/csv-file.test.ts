import { csvFile } from './csv-file.js';

const lineOf = (...cells: (string | number)[]) =>
  Buffer.from(csvFile([cells]))
    .toString('utf8')
    .trimEnd();

test.each([
  ['Asha;=HYPERLINK(A1);', "Asha;'=HYPERLINK(A1);"],
  ['Asha;-1;@SUM(A1)', "Asha;'-1;'@SUM(A1)"],
  ['Asha\t+1', "Asha\t'+1"],
  ['Asha; =1', "Asha; '=1"],
  ['Asha;"=1"', '"Asha;""\'=1"""'],
  ['Asha;＝1', "Asha;'＝1"],
  ['Asha\r\n=1', '"Asha\r\n\'=1"'],
  ['=1;=1', "'=1;'=1"],
])('no formula runs within %j where semicolons, tabs or line breaks begin a cell', (text, cell) => {
  expect(lineOf('WH-1', text, '2')).toBe(`\uFEFFWH-1,${cell},2`);
});

test.each(['Anna-Maria; Zoë', 'a=b;c+d', 'Room 2; sea side - quiet'])('%j stays as it is', (text) => {
  expect(lineOf(text)).toBe(`\uFEFF${text}`);
});

test('negative amounts are numbers', () => {
  expect(lineOf('WH-1', -360, 1.5)).toBe('\uFEFFWH-1,-360.00,1.50');
});
