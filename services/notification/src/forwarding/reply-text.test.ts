import { limits } from '@wayhouse/domain';
import { messages } from './messages.js';
import { replyText } from './reply-text.js';

const own = ['stays@example.test', 'stay-a1@relay.example.test'];
const people = ['asha@example.test', 'meera@example.test'];
const replyOf = (over: { text?: string; html?: string }) =>
  replyText(
    { returnPath: '', from: '', to: [], subject: '', headers: {}, text: '', html: '', attachments: 0, ...over },
    { own, people },
  );
const quoted = '> “When will you come?”\n>\n> Hotel: Amber Court';

test.each([
  ['a line', 'On Mon, 4 Jan 2027 at 09:12, Amber Court via Wayhouse <stays@example.test> wrote:'],
  ['one that is wrapped', 'On Mon, 4 Jan 2027 at 09:12 Amber Court via Wayhouse <stays@example.test>\nwrote:'],
  [
    'one that is wrapped at the address',
    'On Mon, 4 Jan 2027 at 09:12 Amber Court via Wayhouse <\nstays@example.test> wrote:',
  ],
  ['one without an address', 'On Mon, 4 Jan 2027 at 09:12, Amber Court via Wayhouse wrote:'],
  ['German', 'Am Mo., 4. Jan. 2027 um 09:12 Uhr schrieb Amber Court via Wayhouse <stays@example.test>:'],
  ['Hindi', 'सोम, 4 जन॰ 2027 को 9:12 am को Amber Court via Wayhouse <stay-a1@relay.example.test> ने लिखा:'],
  ['Japanese', '2027年1月4日(月) 9:12 Amber Court via Wayhouse <Stays@Example.test>:'],
  ['Arabic', 'في الاثنين، 4 يناير 2027 في 9:12 ص تمت كتابة ما يلي بواسطة Amber Court <stays@example.test>'],
])('is what stands above quoted lines and what introduces them: %s', (_, attribution) => {
  expect(replyOf({ text: `At six.\n\nAnd late.\n\n${attribution}\n\n${quoted}` })).toBe('At six.\n\nAnd late.');
});

test.each([
  ['English', 'From: Amber Court via Wayhouse <stays@example.test>\nSent: Monday, 4 January 2027 9:12'],
  ['under a line', '________________________________\nFrom: Amber Court <stays@example.test>\nSent: Monday'],
  ['Finnish', 'Lähettäjä: Amber Court via Wayhouse <stays@example.test>\nLähetetty: maanantai 4. tammikuuta 2027'],
  ['of an older program', 'Von: Amber Court [mailto:stays@example.test]\nGesendet: Montag, 4. Januar 2027'],
])('ends where the headers of what was answered begin: %s', (_, headers) => {
  expect(replyOf({ text: `At six.\n\n${headers}\n\nWhen will you come?` })).toBe('At six.');
});

const relay = 'stay-a1@relay.example.test';
test.each([
  ['Dutch', 'Op zaterdag komen wij om zes uur.', 'Op 04-01-2027 om 09:12 schreef Amber Court via Wayhouse:'],
  [
    'Polish',
    'Dzień dobry,\nW dniu przyjazdu będziemy o 18.\nProsimy o łóżeczko.',
    'W dniu 4.01.2027 o 09:12, Amber Court via Wayhouse\npisze:',
  ],
  ['Chinese', '您好\n在机场接我们，好吗？', '在 2027/1/4 9:12, Amber Court via Wayhouse 写道：'],
  ['Danish', 'Hej,\nvi. kommer sent', 'man. 4. jan. 2027 skrev Amber Court via Wayhouse:'],
])('has all that stands above, whose words may begin like the attribution: %s', (_, written, attribution) => {
  expect(replyOf({ text: `${written}\n\n${attribution}\n${quoted}` })).toBe(written);
});

test('without quoted lines ends at an attribution with a time', () => {
  const attribution = `On Monday at 9:12 Amber Court <${relay}> wrote:`;
  expect(replyOf({ text: `At six.\n\n${attribution}\n\nWhen will you come?` })).toBe('At six.');
});

test.each([
  ['a mention above a list', `I wrote to ${relay} [${relay}] already.\nMy questions:\n- Is there a lift?\n- A cot?`],
  ['a mention that ends in a colon', `On Monday I wrote this to ${relay}<mailto:${relay}>:\n\nDo you have a cot?`],
  ['a label', `Address: <${relay}>\nI still have no answer.`],
  ['an answer below the attribution', `On Monday at 9:12 Amber Court <${relay}> wrote:\n\nAt six.\n\n> When?`],
  ['dashes between two parts', 'First room\n--\nSecond room'],
  ['what looks like a pattern', 'Op zaterdag. Kost het $& of $$5?\n\nDat schreef u:\n\nGroet'],
])('loses nothing of %s', (_, text) => {
  const lines = text.split('\n').filter((line) => line && !/[@>]/.test(line));
  const reply = replyOf({ text });
  for (const line of lines) expect(reply).toContain(line);
});

test('has what was written between quoted lines', () => {
  const text = `On Monday Amber Court <stays@example.test> wrote:\n\n> When?\n\nAt six.\n\n> Parking?\n\nNo.`;
  expect(replyOf({ text })).toMatch(/^At six\.\n+No\.$/);
});

test.each([
  ['a name', 'At six.\n\n-- \nAsha Rao\nwww.example.test'],
  ['a device', 'At six.\n\nSent from my iPhone'],
])('has no signature: %s', (_, text) => {
  expect(replyOf({ text })).toBe('At six.');
});

test('is all of an email that quotes nothing', () => {
  const text =
    'We need:\n\n- two beds\n- a cot\n\nFrom the airport we take a taxi. On Monday we wrote: nothing.\n\nThanks\nAsha';
  expect(replyOf({ text })).toBe(text);
});

test.each([
  ['below thanks', 'We come at six.\n\nBest regards,\nAsha\n\nPS: We need a cot.'],
  ['below dashes', 'First room: 2 adults\n---\nSecond room: 3 adults, a cot please'],
  ['that looks like headers', 'We arrive:\n\nFrom: 3 May [Friday]\nTo: 6 May\n\nCan you confirm?'],
  ['that mentions our address', 'I wrote to <stay-a1@relay.example.test> twice.\nPlease hold the room.\nThanks'],
])('has what somebody has written %s', (_, text) => {
  expect(replyOf({ text })).toBe(text.replace(' <stay-a1@relay.example.test>', ''));
});

test('of an email that has only HTML leaves out what is quoted there', () => {
  const gmail =
    '<div>At six.</div><div class="gmail_quote"><div>On Monday wrote:</div><blockquote>When?</blockquote></div>';
  expect(replyOf({ html: gmail })).toBe('At six.');
  expect(replyOf({ html: '<p>At six.</p><blockquote type="cite">When?</blockquote>' })).toBe('At six.');
});

test('is empty where all is quoted', () => {
  expect(replyOf({ text: quoted })).toBe('');
});

test('has neither of the two’s addresses', () => {
  expect(replyOf({ text: 'Write to Asha@example.test.' })).toBe('Write to (address removed).');
});

test('is at most as long as a message, and names that there is more', () => {
  const text = replyOf({ text: 'a word '.repeat(2000) });
  expect(text.length).toBeLessThanOrEqual(limits.bookingMessage);
  expect(text).toMatch(/(a|word)\n\n\(The rest/);
  expect(text.endsWith(messages.restByEmail)).toBe(true);
  const cut = replyOf({ text: `${'word '.repeat(1180)}\n\nasha@example.test${' more'.repeat(2000)}` });
  expect(cut).not.toContain('asha');
});

test('takes no long time for a text without an end', () => {
  const started = process.cpuUsage();
  for (const part of [
    '\n',
    'x\n\n',
    ' ',
    '1',
    '>',
    '-',
    '_',
    '<',
    'On ',
    'On \n',
    'x \n',
    'From: a\n',
    'On a wrote\n> x\n',
    'a:\n',
  ])
    replyOf({ text: part.repeat(900_000 / part.length) });
  // Microseconds of the processor: a busy machine takes longer.
  expect(process.cpuUsage(started).user).toBeLessThan(5_000_000);
});
