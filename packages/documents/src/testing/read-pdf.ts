import { inflateSync } from 'node:zlib';

/** What a person would read in a PDF of ours, without a PDF library: each marked piece of text in the order it is drawn. */
export function textsOf(bytes: Uint8Array): string[] {
  const objects = objectsOf(Buffer.from(bytes));
  const letters = lettersByFont(objects);
  return objects.flatMap(({ stream }) => (stream.includes(' BDC') ? markedTexts(stream, letters) : []));
}

type PdfObject = { id: string; head: string; stream: string };
type Letters = Map<string, Map<string, string>>;

function objectsOf(file: Buffer): PdfObject[] {
  const text = file.toString('latin1');
  return [...text.matchAll(/^(\d+) 0 obj\n([^]*?)\nendobj/gm)].map(([, id = '', body = '']) => {
    const at = body.indexOf('stream\n');
    if (at === -1) return { id, head: body, stream: '' };
    const head = body.slice(0, at);
    const raw = Buffer.from(body.slice(at + 7, body.lastIndexOf('\nendstream')), 'latin1');
    return { id, head, stream: (head.includes('FlateDecode') ? inflateSync(raw) : raw).toString('latin1') };
  });
}

/** For every font name of the pages (`F1`), which letters its glyph numbers stand for. */
function lettersByFont(objects: PdfObject[]): Letters {
  const byId = new Map(objects.map((object) => [object.id, object]));
  const fonts = objects.flatMap(({ head }) => [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  return new Map(
    fonts.map(([, name = '', id = '']) => {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(byId.get(id)?.head ?? '') ?? [];
      return [name, lettersIn(byId.get(map)?.stream ?? '')];
    }),
  );
}

function lettersIn(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, from = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[(.*)\]/g)) {
    [...list.matchAll(/<([\w ]*)>/g)].forEach(([, codes = ''], index) => {
      const glyph = (parseInt(from, 16) + index).toString(16).padStart(4, '0');
      letters.set(glyph, Buffer.from(codes.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    });
  }
  return letters;
}

function markedTexts(stream: string, letters: Letters): string[] {
  const marked = [...stream.matchAll(/BDC\n([^]*?)\nEMC/g)].map(([, content = '']) => {
    let font = '';
    let text = '';
    for (const [, name, shown = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*)\] TJ/g)) {
      if (name) font = name;
      for (const [, glyphs = ''] of shown.matchAll(/<(\w+)>/g)) {
        text += (glyphs.match(/.{4}/g) ?? []).map((glyph) => letters.get(font)?.get(glyph) ?? '\ufffd').join('');
      }
    }
    return text;
  });
  return marked.filter(Boolean);
}
