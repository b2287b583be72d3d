import { citiesNamed, placeNames, searchWords } from './destinations.js';

const mostNear = 3;
/** One wrong character for each four of a name; “Goa” may have one as well. */
const mostWrong = (name: string) => Math.floor((name.length + 1) / 4);
/** Shorter ones are words of many names of hotels: “La Maison”. */
const minContainedLength = 3;

/**
 * The cities and countries that a destination may have meant which names none: those that are spelt most like it, otherwise
 * those that it contains, as “hotels in Goa” does. A few at most, and none if it names a place.
 */
export function nearPlaces(destination: string): string[] {
  const wanted = searchWords(destination).join(' ');
  if (!wanted || citiesNamed(destination).length) return [];
  const spelt = placeNames()
    .filter(({ name }) => Math.abs(name.length - wanted.length) <= mostWrong(name))
    .map(({ name, place }) => ({ place, wrong: editDistance(wanted, name), most: mostWrong(name) }))
    .filter(({ wrong, most }) => wrong <= most);
  const fewest = Math.min(...spelt.map(({ wrong }) => wrong));
  const near = spelt.length
    ? spelt.filter(({ wrong }) => wrong === fewest)
    : placeNames().filter(isContainedIn(wanted));
  return [...new Set(near.map(({ place }) => place))].slice(0, mostNear);
}

const isContainedIn =
  (wanted: string) =>
  ({ name }: { name: string }) =>
    name.length >= minContainedLength && ` ${wanted} `.includes(` ${name} `);

/** How many characters have to be added, left out, exchanged or swapped with the next one to make one text the other. */
function editDistance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const [above, twoAbove] = [rows[i - 1]!, rows[i - 2]];
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = isSwapped ? twoAbove![j - 2]! + 1 : Infinity;
      row.push(Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (isSame ? 0 : 1), swapped));
    }
    rows.push(row);
  }
  return rows.at(-1)!.at(-1)!;
}
