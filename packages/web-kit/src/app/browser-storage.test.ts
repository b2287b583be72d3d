import { siteStorage, tabStorage } from './browser-storage.js';

const refuse = () => {
  throw new DOMException('Access is denied.', 'SecurityError');
};
afterEach(() => jest.restoreAllMocks());

test.each([
  ['localStorage', siteStorage],
  ['sessionStorage', tabStorage],
] as const)('stores in %s, reads and removes', (name, storage) => {
  expect(storage.read('city')).toBeUndefined();
  expect(storage.write('city', 'Goa')).toBe(true);
  expect([storage.read('city'), window[name].getItem('city')]).toEqual(['Goa', 'Goa']);
  storage.remove('city');
  expect(storage.read('city')).toBeUndefined();
});

test.each([
  ['localStorage', siteStorage],
  ['sessionStorage', tabStorage],
] as const)('finds nothing and stores nothing where the browser refuses %s', (name, storage) => {
  const access = jest.spyOn(window, name, 'get').mockImplementation(refuse);
  expect(storage.write('city', 'Goa')).toBe(false);
  expect(storage.read('city')).toBeUndefined();
  storage.remove('city');
  expect(access).toHaveBeenCalled();
});

test('stores nothing where the storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(siteStorage.write('city', 'Goa')).toBe(false);
});
