const token = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null/gi;

/** JSON with highlighted names, strings and other values. */
export function HighlightedJson({ value }: { value: unknown }) {
  const text = JSON.stringify(value, null, 2);
  const parts = [];
  let end = 0;
  for (const { 0: whole, 1: quoted, 2: colon, index } of text.matchAll(token)) {
    parts.push(text.slice(end, index));
    const kind = colon ? 'name' : quoted ? 'text' : 'value';
    parts.push(
      <span key={index} className={kind}>
        {whole}
      </span>,
    );
    end = index + whole.length;
  }
  return [...parts, text.slice(end)];
}
