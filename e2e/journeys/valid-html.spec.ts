import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { expect, test } from '../platform/journey.js';
import { hiddenPages, indexedPages, missingPages, resultPages, staticPages } from '../platform/pages.js';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How React and webpack write.
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'attr-case': 'off',
    'valid-id': ['error', { relaxed: true }],
    // The stars of a rating are as wide as it is.
    'no-inline-style': 'off',
    // A group of checkboxes has one name, as one of radio buttons has.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // It takes every link that dials for a number; ours has a text.
    'tel-non-breaking': 'off',
    // Around all fields of a form, to disable them: no group that has a name.
    'wcag/h71': 'off',
  },
});

/** A busy machine may take so long for a page that its frame comes instead, which asks again. */
async function readPage(page: Page, path: string): Promise<string> {
  let html = '';
  await expect
    .poll(async () => (html = await (await page.request.get(path, { headers: { accept: 'text/html' } })).text()))
    .not.toContain('http-equiv="refresh"');
  return html;
}

/** What the validator does not know: nothing in a link takes the focus, and a group of a `dl` has only `dt` and `dd`. */
const misplaced = 'a [tabindex], a [contenteditable], dl > div > :not(dt, dd, script, template)';
const findMisplaced = (page: Page, html: string) =>
  page.evaluate(
    ([text, selector]) =>
      Array.from(new DOMParser().parseFromString(text, 'text/html').querySelectorAll(selector), (each) =>
        each.outerHTML.slice(0, 160),
      ),
    [html, misplaced] as const,
  );

test('the HTML of every page is valid', async ({ page }) => {
  const ownPages = [...(await indexedPages(page)), ...hiddenPages, ...resultPages, ...missingPages];
  for (const path of [...ownPages, '/owner', ...(await staticPages(page))]) {
    const html = await readPage(page, path);
    const { results } = await validator.validateString(html);
    const problems = results.flatMap(({ messages }) => messages);
    expect([path, problems.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)]).toEqual([
      path,
      [],
    ]);
    expect([path, await findMisplaced(page, html)]).toEqual([path, []]);
  }
});

test('a control in a link and a picture among the terms of a list are found', async ({ page }) => {
  const html = '<a href="/"><p tabindex="0">Photos</p></a><dl><div><svg></svg><dt>Phone</dt><dd>1</dd></div></dl>';
  expect(await findMisplaced(page, html)).toEqual(['<p tabindex="0">Photos</p>', '<svg></svg>']);
});
