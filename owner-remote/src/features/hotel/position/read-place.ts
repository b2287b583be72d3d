import type { HotelDraft } from '../hotel-draft.js';

const degrees = String.raw`(-?\d{1,3}(?:\.\d{1,20})?)`;
const pair = (between: string) => `${degrees}${between}${degrees}`;

/** In a link, the pin comes before the middle of what is shown. */
const linked = [
  new RegExp(`!3d${pair('!4d')}`),
  new RegExp(`[?&]mlat=${pair('&mlon=')}`),
  new RegExp(`[?&](?:q|query|ll)=${pair(',')}`),
  new RegExp(`/maps/(?:search|place)/${pair(',')}`),
  new RegExp(`/@${pair(',')}`),
  new RegExp(String.raw`#map=[\d.]{1,6}/${pair('/')}`),
];
const plain = new RegExp(String.raw`^${pair(String.raw`\s*[,;\s]\s*`)}$`);
const longest = 2000;

/** A pair as maps have it, `15.4909, 73.8278`, or the address of a place at OpenStreetMap or Google Maps. */
export function readPlace(pasted: string): Pick<HotelDraft, 'latitude' | 'longitude'> | undefined {
  const text = pasted.trim();
  if (text.length > longest) return undefined;
  const isLink = /^https:\/\/(?:www\.|maps\.)?(?:openstreetmap\.org|google\.[a-z.]{2,6})\//.test(text);
  const link = isLink ? text.replace(/%2C/gi, ',').replace(/,(?:\+|%20)/g, ',') : '';
  for (const pattern of isLink ? linked : [plain]) {
    const [, latitude, longitude] = pattern.exec(link || text) ?? [];
    if (latitude && longitude) return { latitude, longitude };
  }
  return undefined;
}
