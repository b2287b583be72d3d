import { isAutomatic } from './is-automatic.js';

const returnPath = 'asha@example.test';

test.each<[string, Record<string, string>]>([
  ['an automatic reply', { 'Auto-Submitted': 'auto-replied' }],
  ['an automatic reply with parameters', { 'auto-submitted': 'Auto-Generated; owner-email="x"' }],
  ['bulk mail', { Precedence: 'Bulk' }],
  ['an old automatic reply', { precedence: 'auto_reply' }],
  ['a reply of an old mail server', { 'X-Autoreply': 'yes' }],
  ['an automatic reply of Exchange', { 'X-Auto-Response-Suppress': 'DR, OOF, AutoReply' }],
  ['an automatic email of Exchange', { 'x-auto-response-suppress': 'All' }],
  ['a mailing list', { 'List-Id': '<hotels.example.test>' }],
  ['a newsletter', { 'list-unsubscribe': '<https://example.test>' }],
  ['an email that we have forwarded before', { 'Message-ID': '<forwarded-0123456789abcdef@wayhouse.example>' }],
])('recognizes %s', (_, headers) => {
  expect(isAutomatic({ returnPath, headers })).toBe(true);
});

test.each(['', '<>', ' <> '])('recognizes the report of a mail server, whose sender is %j', (sender) => {
  expect(isAutomatic({ returnPath: sender, headers: {} })).toBe(true);
});

test.each<[string, Record<string, string>]>([
  ['says so', { 'Auto-Submitted': 'no', Precedence: 'normal' }],
  ['answers one of ours', { 'In-Reply-To': '<forwarded-01@wayhouse.example>', 'Message-ID': '<01@example.test>' }],
  ['asks for no receipts', { 'X-Auto-Response-Suppress': 'DR, RN, NRN' }],
  ['has no headers', {}],
])('what a person writes is not, though it %s', (_, headers) => {
  expect(isAutomatic({ returnPath, headers })).toBe(false);
});
