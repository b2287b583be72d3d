import { fillPlaceholders, isPattern, type PageHead, type PageValues } from '@wayhouse/contracts';
import type { FoundPage } from '../remotes/remotes.js';

/** A remote's description of one of its pages. */
export function remoteHead({ page, values }: FoundPage, address: string): PageHead {
  const { path, title, description, hidden = false, missing = false, image, jsonLd } = page;
  return {
    title,
    description,
    url: values.origin + (isPattern(path) ? address : path),
    hidden: hidden || missing,
    missing,
    ...(image && { image: { ...image, url: fillPlaceholders(image.url, values) } }),
    jsonLd: jsonLd?.map((each) => fillAll(each, values)),
  };
}

function fillAll<Data>(data: Data, values: PageValues): Data {
  if (typeof data === 'string') return fillPlaceholders(data, values) as Data;
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map((each) => fillAll(each as unknown, values)) as Data;
  return Object.fromEntries(
    Object.entries(data).map(([name, each]) => [name, fillAll(each as unknown, values)]),
  ) as Data;
}
