import { integrityOf, rememberIntegrity } from './file-integrity.js';

afterEach(() => void delete globalThis.wayhouseIntegrity);

test('a file has the hash that the manifest beside it names, and others have none', () => {
  rememberIntegrity('https://owner.example/live/mf-manifest.json', { integrity: { 'a.1.js': 'sha384-A' } });
  expect(integrityOf('https://owner.example/live/a.1.js')).toBe('sha384-A');
  expect(integrityOf('https://owner.example/a.1.js')).toBe('');
  expect(integrityOf('https://other.example/live/a.1.js')).toBe('');
});

test('a later manifest replaces hashes of its own files alone', () => {
  const [owner, other] = ['https://owner.example/mf-manifest.json', 'https://other.example/mf-manifest.json'];
  rememberIntegrity(owner, { integrity: { 'entry.js': 'sha384-A', 'a.js': 'sha384-B' } });
  rememberIntegrity(other, { integrity: { 'entry.js': 'sha384-C' } });
  rememberIntegrity(owner, { integrity: { 'entry.js': 'sha384-D' } });
  const files = ['https://owner.example/entry.js', 'https://owner.example/a.js', 'https://other.example/entry.js'];
  expect(files.map(integrityOf)).toEqual(['sha384-D', 'sha384-B', 'sha384-C']);
});

test('a manifest without hashes has its files loaded unchecked', () => {
  rememberIntegrity('https://owner.example/mf-manifest.json', {});
  expect(integrityOf('https://owner.example/entry.js')).toBe('');
});
