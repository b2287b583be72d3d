import type { RenderSources } from '@wayhouse/contracts/page-rendering';
import { createElement, Fragment, type ReactNode } from 'react';
import type { TakePart } from '../shared/shared-part.js';

const markName = 'shared-part';
const mark = (index: number) => createElement(markName, { id: String(index) });
const marks = new RegExp(`<${markName} id="(\\d+)"></${markName}>`);

/**
 * The shared parts of a page. Cards are most of a list of rooms, and the same rooms stand in many lists: where each card is rendered
 * once, a list takes half of the processor.
 * `scope`: what all parts of the page look different by.
 */
export function sharedParts(rendered: NonNullable<RenderSources['parts']>, scope: string) {
  const taken = new Map<string, { index: number; part: ReactNode }>();

  const take: TakePart = (key, part) => {
    const { index } = taken.get(key) ?? { index: taken.size };
    taken.set(key, { index, part });
    return mark(index);
  };

  /** Puts the parts into the HTML of the page. Those that no page has had before are rendered, all at once. */
  async function insertInto(page: string, render: (parts: ReactNode) => Promise<string>) {
    const [before, ...places] = splitAtMarks(page);
    const known = [...taken].map(([key, { index, part }]) => ({ index, part, key: `${scope} ${key}` }));
    const html = new Map(known.map(({ index, key }) => [index, rendered.get(key)]));
    const missing = known.filter(({ index }) => !html.get(index));
    if (missing.length) {
      const each = missing.map(({ index, part }) => createElement(Fragment, { key: index }, mark(index), part));
      for (const { index, text } of splitAtMarks(await render(each)).slice(1)) html.set(index, Buffer.from(text));
    }
    for (const { index, key } of missing) rendered.set(key, html.get(index)!);
    return [before!.text, ...places.flatMap(({ index, text }) => [html.get(index)!, text])];
  }

  return { take, insertInto };
}

/** What stands before the first mark, and after each of them. */
function splitAtMarks(html: string): { index: number; text: string }[] {
  const [before = '', ...rest] = html.split(marks);
  const pieces = [{ index: -1, text: before }];
  for (let at = 0; at < rest.length; at += 2) pieces.push({ index: Number(rest[at]), text: rest[at + 1] ?? '' });
  return pieces;
}
