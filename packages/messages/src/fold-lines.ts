const maxOctets = 75;
const encoder = new TextEncoder();

/**
 * Folds the lines of an iCalendar file at 75 octets of UTF-8, as RFC 5545 (3.1) asks, and between characters. `text` may be
 * folded already, as `ics` does it: at 75 characters, which are more octets in most languages.
 */
export const foldLines = (text: string): string =>
  text
    .replace(/\r\n[\t ]/g, '')
    .split('\r\n')
    .map(foldLine)
    .join('\r\n');

function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > maxOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
