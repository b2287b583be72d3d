import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 10_000 });

// jsdom has no layout, but Radix asks for it.
Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
  scrollIntoView: () => undefined,
});
window.scrollTo = () => undefined;
window.matchMedia = (query: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
Object.assign(globalThis, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver });

let complaints: string[] = [];
beforeEach(() => {
  complaints = [];
  const complain = (...parts: unknown[]) => void complaints.push(parts.map(String).join(' '));
  jest.spyOn(console, 'error').mockImplementation(complain);
  jest.spyOn(console, 'warn').mockImplementation(complain);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  window.sessionStorage.clear();
  window.localStorage.clear();
  if (complaints.length) throw new Error(`The console was written to:\n${complaints.join('\n')}`);
});
