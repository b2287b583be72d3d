import { inflateSync } from 'node:zlib';

/** Reads the texts of a PDF of ours in the order they are drawn, without a PDF library. */
export function readPdfTexts(bytes: Uint8Array): string[] {
  const objects = parseObjects(Buffer.from(bytes));
  const glyphs = glyphMapsByFont(objects);
  return objects.flatMap(({ stream }) => (stream.includes(' BDC') ? readMarkedTexts(stream, glyphs) : []));
}

/** What screen readers read instead of the texts of elements. */
export const readActualTexts = (bytes: Uint8Array): string[] =>
  [
    ...Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/\/ActualText \(((?:\\[^]|[^\\)])*)\)/g),
  ].map(([, text = '']) => readString(text));

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Unicode has a byte order mark. */
function readString(literal: string): string {
  const plain = literal.replace(/\\([^])/g, (_, character: string) => escapes[character] ?? character);
  const bytes = Buffer.from(plain, 'latin1');
  return bytes[0] === 0xfe ? bytes.subarray(2).swap16().toString('utf16le') : plain;
}

type PdfObject = { id: string; head: string; stream: string };
type GlyphMaps = Map<string, Map<string, string>>;

function parseObjects(file: Buffer): PdfObject[] {
  const text = file.toString('latin1');
  return [...text.matchAll(/^(\d+) 0 obj\n([^]*?)\nendobj/gm)].map(([, id = '', body = '']) => {
    const at = body.indexOf('stream\n');
    if (at === -1) return { id, head: body, stream: '' };
    const head = body.slice(0, at);
    const raw = Buffer.from(body.slice(at + 7, body.lastIndexOf('\nendstream')), 'latin1');
    return { id, head, stream: (head.includes('FlateDecode') ? inflateSync(raw) : raw).toString('latin1') };
  });
}

/** For every font name (`F1`), the text of its glyph ids. */
function glyphMapsByFont(objects: PdfObject[]): GlyphMaps {
  const byId = new Map(objects.map((object) => [object.id, object]));
  const fonts = objects.flatMap(({ head }) => [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  return new Map(
    fonts.map(([, name = '', id = '']) => {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(byId.get(id)?.head ?? '') ?? [];
      return [name, parseToUnicodeMap(byId.get(map)?.stream ?? '')];
    }),
  );
}

function parseToUnicodeMap(map: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, from = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[(.*)\]/g)) {
    [...list.matchAll(/<([\w ]*)>/g)].forEach(([, codes = ''], index) => {
      const glyph = (parseInt(from, 16) + index).toString(16).padStart(4, '0');
      glyphs.set(glyph, Buffer.from(codes.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    });
  }
  return glyphs;
}

function readMarkedTexts(stream: string, glyphs: GlyphMaps): string[] {
  const marked = [...stream.matchAll(/BDC\n([^]*?)\nEMC/g)].map(([, content = '']) => {
    let font = '';
    let text = '';
    for (const [, name, shown = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*)\] TJ/g)) {
      if (name) font = name;
      for (const [, hex = ''] of shown.matchAll(/<(\w+)>/g)) {
        text += (hex.match(/.{4}/g) ?? []).map((glyph) => glyphs.get(font)?.get(glyph) ?? '\ufffd').join('');
      }
    }
    return text;
  });
  return marked.filter(Boolean);
}
