import type { Page } from '@playwright/test';

/** Ends the session on the server, and lets the next change fail as if the page's token had expired. */
export async function endSession(page: Page): Promise<void> {
  await page.request.post('/__clerk/v1/client/sessions?_method=DELETE');
  let isOver = true;
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    if (!isOver || request.method() === 'GET') return route.fallback();
    isOver = false;
    const headers = { ...(await request.allHeaders()), authorization: 'Bearer of-a-session-that-ended' };
    await route.continue({ headers });
  });
}

/** In Clerk's own dialog. */
export async function signInAgain(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('dialog').getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}
