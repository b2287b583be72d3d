export type Children = { [element: string]: Value | Value[] | undefined };
type Value = string | number | boolean | Children;

const NAMESPACE = 'http://s3.amazonaws.com/doc/2006-03-01/';
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const NAMES = Object.fromEntries(Object.entries(ENTITIES).map(([name, character]) => [character, name]));

export const writeXml = (root: string, children: Children, namespace = true) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root}${namespace ? ` xmlns="${NAMESPACE}"` : ''}>${body(children)}</${root}>`;

function body(children: Children): string {
  return Object.entries(children)
    .flatMap(([name, value]) => [value].flat().map((one) => (one === undefined ? '' : element(name, one))))
    .join('');
}

const element = (name: string, value: Value) =>
  `<${name}>${typeof value === 'object' ? body(value) : escape(String(value))}</${name}>`;

const escape = (text: string) => text.replace(/[<>&"']/g, (character) => `&${NAMES[character]};`);

/** The insides of every element with this name, in order. Enough for the few small documents clients send. */
export function insidesOf(xml: string, name: string): string[] {
  const found = xml.matchAll(
    new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*)?(?:/>|>([\\s\\S]*?)</(?:\\w+:)?${name}\\s*>)`, 'g'),
  );
  return [...found].map(([, inside = '']) => inside);
}

export function textOf(xml: string, name: string): string | undefined {
  const inside = insidesOf(xml, name)[0];
  return inside?.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, named?: string) => {
      if (named) return ENTITIES[named] ?? whole;
      return String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal));
    },
  );
}
