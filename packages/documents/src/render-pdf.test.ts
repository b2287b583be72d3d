import type { Paper } from './pdf-content.js';
import { printPaper } from './render-pdf.js';
import { textsOf } from './testing/read-pdf.js';

const paper = (over: Partial<Paper> = {}): Paper => ({
  title: 'Receipt',
  language: 'en',
  date: new Date('2027-01-05T06:30:00Z'),
  parts: [],
  ...over,
});
const facts = (...values: string[]): Paper['parts'] => [
  { kind: 'facts', facts: values.map((value) => ({ label: 'Guest', value })) },
];
const sourceOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

test('everything that was said stands in it, in the order in which it was said, and under it the page', async () => {
  const bytes = await printPaper(
    paper({
      ...{ subtitle: 'Booking 7', lead: 'Paid in full.' },
      parts: [
        { kind: 'heading', text: 'Your stay' },
        { kind: 'facts', facts: [{ label: 'Hotel', value: 'Amber Court' }] },
        { kind: 'paragraph', text: 'We look forward to it.' },
        { kind: 'list', items: [{ term: 'Bring.', text: 'A book.' }] },
        {
          kind: 'table',
          columns: [
            { title: 'For', share: 0.7 },
            { title: 'Amount', share: 0.3, figures: true },
          ],
          rows: [['1 night', '$120.00']],
          total: ['Total', '$120.00'],
        },
      ],
    }),
  );
  expect(textsOf(bytes)).toEqual([
    ...['Wayhouse', 'Receipt', 'Booking 7', 'Paid in full.', 'Your stay', 'Hotel', 'Amber Court'],
    ...['We look forward to it.', '•', 'Bring. A book.', 'For', 'Amount', '1 night', '$120.00', 'Total', '$120.00'],
    ...['Wayhouse · Receipt', 'Page 1 of 1'],
  ]);
});

test('names of many scripts are set as they are written', async () => {
  const names = ['Łódź', 'Tomás Ólafur', 'Nguyễn Thị Ánh', 'Ольга', 'Ελένη', '₹ 1,200'];
  expect(textsOf(await printPaper(paper({ parts: facts(...names) })))).toEqual(expect.arrayContaining(names));
});

test.each([
  ['markup', '<b>Bobby</b> & "Co" \'); DROP', '<b>Bobby</b> & "Co" \'); DROP'],
  ['PDF syntax', ') Tj ET << /A (b) >> \\', ') Tj ET << /A (b) >> \\'],
  ['80 signs without a space', 'x'.repeat(80), 'x'.repeat(80)],
  ['an emoji', 'Ann 👩‍👩‍👧', 'Ann ?'],
  ['a script from right to left', 'שלום Ann', '???? Ann'],
])('takes a name of %s', async (_what, name, read) => {
  const bytes = await printPaper(paper({ title: name, parts: facts(name) }));
  expect(sourceOf(bytes).slice(0, 8)).toBe('%PDF-1.7');
  expect(textsOf(bytes)).toContain(read);
});

test('a title in markup leaves the file’s record in order', async () => {
  const [, title] =
    /x-default">([^]*?)<\/rdf:li>/.exec(sourceOf(await printPaper(paper({ title: '<b>A</b> & B' })))) ?? [];
  expect(title).toMatch(/^[^<&]*A[^<&]*B$/);
});

test('the same paper is the same bytes', async () => {
  const [first, second] = [await printPaper(paper()), await printPaper(paper())];
  expect(Buffer.compare(first, second)).toBe(0);
});

test('says to screen readers what it is called, in which language, and what is a heading or a row’s name', async () => {
  const parts: Paper['parts'] = [{ kind: 'heading', text: 'Your stay' }, ...facts('Ann')];
  const source = sourceOf(await printPaper(paper({ language: 'en-GB', parts })));
  for (const said of ['/Lang (en-GB)', '/Marked true', '/DisplayDocTitle true', '/S /H1', '/S /H2', '/Scope /Row']) {
    expect(source).toContain(said);
  }
  expect(source).toContain('>Receipt</rdf:li>');
});

test('a long paper goes over several pages, with their numbers and a way to every heading', async () => {
  const chapter: Paper['parts'] = [
    { kind: 'heading', text: 'A chapter' },
    { kind: 'paragraph', text: 'Words, and more of them. '.repeat(120) },
  ];
  const bytes = await printPaper(paper({ parts: [...chapter, ...chapter] }));
  expect(textsOf(bytes).filter((text) => text.startsWith('Page '))).toEqual(['Page 1 of 2', 'Page 2 of 2']);
  expect(sourceOf(bytes).match(/\/Title \(A chapter\)/g)).toHaveLength(2);
  expect(
    textsOf(bytes)
      .join(' ')
      .match(/more of them/g),
  ).toHaveLength(240);
});
