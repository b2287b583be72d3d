export type Children = { [element: string]: Value | Value[] | undefined };
type Value = string | number | boolean | Children;

const NAMESPACE = 'http://s3.amazonaws.com/doc/2006-03-01/';
const ENTITIES: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' };

export const writeXml = (root: string, children: Children, namespace = true) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root}${namespace ? ` xmlns="${NAMESPACE}"` : ''}>${body(children)}</${root}>`;

function body(children: Children): string {
  return Object.entries(children)
    .flatMap(([name, value]) => [value].flat().map((one) => (one === undefined ? '' : element(name, one))))
    .join('');
}

const element = (name: string, value: Value) =>
  `<${name}>${typeof value === 'object' ? body(value) : escape(String(value))}</${name}>`;

const escape = (text: string) => text.replace(/[<>&"']/g, (character) => `&${ENTITIES[character]};`);
