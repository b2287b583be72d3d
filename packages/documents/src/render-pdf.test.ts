import type { PdfContent } from './pdf-content.js';
import { renderPdf } from './render-pdf.js';
import { readActualTexts, readPdfTexts } from './testing/read-pdf.js';

const pdf = (over: Partial<PdfContent> = {}): PdfContent => ({
  title: 'Receipt',
  language: 'en',
  date: new Date('2027-01-05T06:30:00Z'),
  blocks: [],
  ...over,
});
const facts = (...values: string[]): PdfContent['blocks'] => [
  { kind: 'facts', facts: values.map((value) => ({ label: 'Guest', value })) },
];
/** As a name from right to left is drawn. */
const reversed = (name: string) => Array.from(name).reverse().join('');
const sourceOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

test('has all content in order, with a footer', async () => {
  const bytes = await renderPdf(
    pdf({
      subtitle: 'Booking 7',
      lead: 'Paid in full.',
      blocks: [
        { kind: 'heading', text: 'Your stay' },
        { kind: 'facts', facts: [{ label: 'Hotel', value: 'Amber Court' }] },
        { kind: 'paragraph', text: 'We look forward to it.' },
        { kind: 'list', items: [{ term: 'Bring.', text: 'A book.' }] },
        {
          kind: 'table',
          columns: [
            { title: 'For', share: 0.7 },
            { title: 'Amount', share: 0.3, numeric: true },
          ],
          rows: [['1 night', '$120.00']],
          total: ['Total', '$120.00'],
        },
      ],
    }),
  );
  expect(readPdfTexts(bytes)).toEqual([
    ...['Wayhouse', 'Receipt', 'Booking 7', 'Paid in full.', 'Your stay', 'Hotel', 'Amber Court'],
    ...['We look forward to it.', '•', 'Bring. A book.', 'For', 'Amount', '1 night', '$120.00', 'Total', '$120.00'],
    ...['Wayhouse · Receipt', 'Page 1 of 1'],
  ]);
});

test('sets names in many scripts', async () => {
  const names = [
    'Łódź',
    'Tomás Ólafur',
    'Nguyễn Thị Ánh',
    'Ольга',
    'Ελένη',
    '₹ 1,200',
    '王小明',
    '田中 さくら',
    'ホテル京都',
    '張偉',
    '김민수',
    '박 뷁 힣',
  ];
  expect(readPdfTexts(await renderPdf(pdf({ blocks: facts(...names) })))).toEqual(expect.arrayContaining(names));
});

test('names from right to left are drawn so, and read by screen readers as they are written', async () => {
  const names = ['דוד לוי (Dudi)', 'محمد عبد الله', 'مدیریت می\u200cخواهم ۱۲۳', 'Ann شكرا 12'];
  const bytes = await renderPdf(pdf({ blocks: facts(...names, 'Ann') }));
  expect(readPdfTexts(bytes)).toContain('יול דוד (Dudi)');
  expect(readActualTexts(bytes)).toEqual(names);
});

test.each([
  'أحمد',
  'تب بت',
  'رئيس',
  'إبراهيم',
  'آمنة',
  'مؤمن',
  'محمد عبد الله',
  'پگچ',
  'بَدر',
  'شكرا',
  'شريفٍ',
  'يُوسُفِ',
  'سیفِ',
  'بۖ',
  'بۛ',
])('%s can be copied from a document, letter by letter', async (name) => {
  const read = readPdfTexts(await renderPdf(pdf({ blocks: facts('ثابت', name) })));
  const [first, second] = read.slice(read.lastIndexOf('Guest') - 1).filter((text) => text !== 'Guest');
  expect([first, second]).toEqual([reversed('ثابت'), reversed(name)]);
});

test('quotation marks can be copied from a document, whatever was rendered before', async () => {
  await renderPdf(pdf({ blocks: facts('“Amber” „Court‟') }));
  const names = ['The hotel’s', '‘Amber’'];
  expect(readPdfTexts(await renderPdf(pdf({ blocks: facts(...names) })))).toEqual(expect.arrayContaining(names));
});

test.each([
  ['markup', '<b>Bobby</b> & "Co" \'); DROP', '<b>Bobby</b> & "Co" \'); DROP'],
  ['PDF syntax', ') Tj ET << /A (b) >> \\', ') Tj ET << /A (b) >> \\'],
  ['80 characters without a space', 'x'.repeat(80), 'x'.repeat(80)],
  ['an emoji', 'Ann 👩‍👩‍👧', 'Ann ?'],
  ['a script that no font has', 'ชื่อ Ann', '?? Ann'],
])('renders a name with %s', async (_what, name, read) => {
  const bytes = await renderPdf(pdf({ title: name, blocks: facts(name) }));
  expect(sourceOf(bytes).slice(0, 8)).toBe('%PDF-1.7');
  expect(readPdfTexts(bytes)).toContain(read);
});

test('markup in a title does not break the metadata', async () => {
  const [, title] =
    /x-default">([^]*?)<\/rdf:li>/.exec(sourceOf(await renderPdf(pdf({ title: '<b>A</b> & B' })))) ?? [];
  expect(title).toMatch(/^[^<&]*A[^<&]*B$/);
});

test('the same content becomes the same bytes', async () => {
  const [first, second] = [await renderPdf(pdf()), await renderPdf(pdf())];
  expect(Buffer.compare(first, second)).toBe(0);
});

test('has title, language, headings and row headers for screen readers', async () => {
  const blocks: PdfContent['blocks'] = [{ kind: 'heading', text: 'Your stay' }, ...facts('Ann')];
  const source = sourceOf(await renderPdf(pdf({ language: 'en-GB', blocks })));
  for (const marker of ['/Lang (en-GB)', '/Marked true', '/DisplayDocTitle true', '/S /H1', '/S /H2', '/Scope /Row']) {
    expect(source).toContain(marker);
  }
  expect(source).toContain('>Receipt</rdf:li>');
});

test('a long document has several pages with numbers, and a bookmark for each heading', async () => {
  const chapter: PdfContent['blocks'] = [
    { kind: 'heading', text: 'A chapter' },
    { kind: 'paragraph', text: 'Words, and more of them. '.repeat(120) },
  ];
  const bytes = await renderPdf(pdf({ blocks: [...chapter, ...chapter] }));
  expect(readPdfTexts(bytes).filter((text) => text.startsWith('Page '))).toEqual(['Page 1 of 2', 'Page 2 of 2']);
  expect(sourceOf(bytes).match(/\/Title \(A chapter\)/g)).toHaveLength(2);
  expect(
    readPdfTexts(bytes)
      .join(' ')
      .match(/more of them/g),
  ).toHaveLength(240);
});
