const splitKey = (key: string) => (key === '' ? [] : key.split('.'));

/** `*` stands for exactly one word, `#` for any number of them, none included. */
export function topicPattern(pattern: string): (routingKey: string) => boolean {
  const parts = splitKey(pattern);
  return (routingKey) => {
    const words = splitKey(routingKey);
    // reached[n]: the pattern so far can stand for the first n words.
    let reached = [true, ...words.map(() => false)];
    for (const part of parts) reached = part === '#' ? fromFirst(reached) : oneFurther(reached, words, part);
    return reached.at(-1) === true;
  };
}

function fromFirst(reached: boolean[]): boolean[] {
  const first = reached.indexOf(true);
  return reached.map((_, position) => first >= 0 && position >= first);
}

const oneFurther = (reached: boolean[], words: string[], part: string) => [
  false,
  ...words.map((word, position) => reached[position] === true && (part === '*' || part === word)),
];
