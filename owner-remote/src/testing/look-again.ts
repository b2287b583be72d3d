import { act } from '@testing-library/react';

/** The tab is looked at again after a minute, so that what it shows is read anew. Restore mocks after each test. */
export function lookAgain(): void {
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
}
