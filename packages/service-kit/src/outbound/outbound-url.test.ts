import { outboundUrl } from './outbound-url.js';

const safe = { allowsLocal: false };

test.each([
  ['https://www.airbnb.com/calendar/ical/1.ics?s=2', 'https://www.airbnb.com/calendar/ical/1.ics?s=2'],
  ['https://example.com:443/a', 'https://example.com/a'],
  ['https://8.8.8.8/a', 'https://8.8.8.8/a'],
])('%s is asked', (address, asked) => expect(outboundUrl(address, safe)?.href).toBe(asked));

test.each([
  ...[
    'http://example.com/a.ics',
    'ftp://example.com/a',
    'file:///etc/passwd',
    'https://',
    'nothing',
    '',
    'webcal://example.com/a',
  ],
  ...['https://user:pass@example.com/a', 'https://user@example.com/a', 'https://example.com:8443/a'],
  ...[
    'https://localhost/a',
    'https://catalog/a',
    'https://mongo.internal/a',
    'https://printer.local/',
    'https://a.localhost/',
  ],
  ...['https://127.0.0.1/a', 'https://127.1/a', 'https://0x7f.0.0.1/', 'https://2130706433/', 'https://[::1]/a'],
  ...[
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.8/',
    'https://[::ffff:10.0.0.8]/',
    'https://localhost./',
  ],
])('%s is refused', (address) => expect(outboundUrl(address, safe)).toBeUndefined());

test('for tests and the sandbox addresses of this machine are allowed, but no other protocols', () => {
  expect(outboundUrl('http://127.0.0.1:8080/a.ics', { allowsLocal: true })?.port).toBe('8080');
  expect(outboundUrl('file:///etc/passwd', { allowsLocal: true })).toBeUndefined();
});
