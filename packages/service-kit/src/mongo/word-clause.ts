/** A filter value for one of `searchWords`: the beginning of a word. One of another script than Latin is looked for whole. */
export const wordClause = (word: string): string | { $regex: string } =>
  latin.test(word) ? { $regex: `^${word}` } : word;

const latin = /^[a-z0-9]+$/;
