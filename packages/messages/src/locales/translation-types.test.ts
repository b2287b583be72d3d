import type { messages } from '../../../../shell-app/src/features/navigation/messages.js';

test('a translation that has forgotten its messages does not compile', () => {
  // @ts-expect-error: nothing is translated.
  const forgotten: typeof messages = {};
  expect(forgotten).toEqual({});
});
