import type { Locator, Page } from '@playwright/test';

/** The button of a remote's fallback. */
export const retryOf = (page: Page): Locator => page.getByRole('button', { name: 'Retry', exact: true });
