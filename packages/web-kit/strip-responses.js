const opening = '([{';
const closing = ')]}';

/**
 * A webpack loader: services check their responses, and pages only need the types of them. Building their schemas would take
 * longer than everything else that a page does when it starts.
 * @param {string} source
 */
export default function stripResponses(source) {
  const property = /^ +response: /m;
  let rest = source;
  let kept = '';
  for (let found = property.exec(rest); found; found = property.exec(rest)) {
    kept += rest.slice(0, found.index);
    rest = rest.slice(found.index + expressionEnd(rest.slice(found.index)));
  }
  return kept + rest;
}

/** Where the property at the beginning of a text ends, with its comma. Formatting leaves one after each property. */
function expressionEnd(text) {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if ('\'"`'.includes(char)) at = stringEnd(text, at);
    else if (opening.includes(char)) depth++;
    else if (closing.includes(char)) depth--;
    else if (char === ',' && depth === 0) return at + 1;
  }
  throw new Error('A response without an end.');
}

function stringEnd(text, start) {
  let at = start + 1;
  while (text[at] !== text[start]) at += text[at] === '\\' ? 2 : 1;
  return at;
}
