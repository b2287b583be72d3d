import '@testing-library/jest-dom';
// Has hooks of its own, which cannot be defined once a test runs.
import '@testing-library/user-event';
import { cleanup, configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 10_000 });

// Radix needs layout, which jsdom lacks.
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

let messages: string[] = [];
beforeEach(() => {
  messages = [];
  const record = (...parts: unknown[]) => void messages.push(parts.map(String).join(' '));
  jest.spyOn(console, 'error').mockImplementation(record);
  jest.spyOn(console, 'warn').mockImplementation(record);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  window.sessionStorage.clear();
  window.localStorage.clear();
  if (messages.length) throw new Error(`Unexpected console output:\n${messages.join('\n')}`);
});
