import { limits } from '@wayhouse/domain';
import { errorMessages } from '@wayhouse/messages/errors';
import { aPhoto } from '@wayhouse/catalog/testing/a-photo';
import { createPng } from './create-png.js';

type File = { bytes: Buffer | string; name?: string; type?: string; field?: string };
type InvalidForm = {
  what: string;
  /** Added to the fields of a valid form. */
  fields?: [string, string][];
  files?: File[];
  refused: { status: number; field?: string; message?: string };
};

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const page = '<!doctype html><script>alert(1)</script>';
const notAnImage = { status: 415, field: 'images', message: errorMessages['photo-unreadable'] };

/** Invalid room forms. A form without `files` has one valid photo. */
export async function invalidForms(): Promise<InvalidForm[]> {
  const good = { bytes: await aPhoto({ colour: '#fa0' }) };
  const png = { name: 'photo.png', type: 'image/png' };
  return [
    { what: 'no file', files: [], refused: { status: 422, field: 'images' } },
    {
      what: 'text for a file',
      files: [],
      fields: [['images', 'photo.jpg']],
      refused: { status: 422, field: 'images' },
    },
    { what: 'an empty file', files: [{ bytes: '' }], refused: notAnImage },
    { what: 'text with the name of a photo', files: [{ bytes: 'not a picture' }], refused: notAnImage },
    { what: 'HTML with the name of a photo', files: [{ bytes: page }], refused: notAnImage },
    {
      what: 'an SVG with a script',
      files: [{ bytes: svg, name: 'a.svg', type: 'image/svg+xml' }],
      refused: notAnImage,
    },
    { what: 'the same SVG named a PNG', files: [{ bytes: svg, ...png }], refused: notAnImage },
    {
      what: 'a truncated PNG',
      files: [{ bytes: createPng(900, 900).subarray(0, 60), ...png }],
      refused: notAnImage,
    },
    {
      what: '100 megapixels',
      files: [{ bytes: createPng(10_000, 10_000), ...png }],
      refused: { status: 413, field: 'images' },
    },
    { what: 'a valid photo and an invalid one', files: [good, { bytes: 'no' }], refused: notAnImage },
    {
      what: 'five files',
      files: Array<File>(5).fill(good),
      refused: { status: 422, message: errorMessages['too-many-photos']({ photos: limits.images }), field: 'images' },
    },
    {
      what: 'three times the limit',
      files: [{ bytes: Buffer.alloc(3 * limits.imageBytes, 'x') }],
      refused: {
        status: 413,
        message: errorMessages['photo-too-large']({ megabytes: limits.imageBytes / 1024 / 1024 }),
        field: 'images',
      },
    },
    {
      what: 'a file in a text field',
      files: [good, { ...good, field: 'roomType' }],
      refused: { status: 400, field: 'roomType' },
    },
    {
      what: 'an operator for a price',
      fields: [['pricePerNight[$ne]', '1']],
      refused: { status: 400, field: 'pricePerNight' },
    },
    { what: 'a repeated price', fields: [['pricePerNight', '1']], refused: { status: 400, field: 'pricePerNight' } },
    { what: 'a text of 20 kB', fields: [['key', 'x'.repeat(20_000)]], refused: { status: 400, field: 'key' } },
    { what: 'a field name of 2 kB', fields: [['x'.repeat(2000), '1']], refused: { status: 400 } },
    { what: 'nested lists', fields: [[`key${'[x]'.repeat(20_000)}`, '1']], refused: { status: 400 } },
    { what: 'a huge list index', fields: [['key[4294967294]', '1']], refused: { status: 400, field: 'key' } },
    {
      what: 'fifty fields',
      fields: Array.from({ length: 50 }, (_, at) => [`more-${at}`, '1']),
      refused: { status: 400 },
    },
    {
      what: 'a prototype pollution',
      fields: [
        ['__proto__[isOwner]', '1'],
        ['roomType[__proto__]', '1'],
      ],
      refused: { status: 400 },
    },
  ];
}

export function formOf(
  { fields = [], files }: Pick<InvalidForm, 'fields' | 'files'>,
  good: Record<string, string>,
  photo: Buffer,
): FormData {
  const form = new FormData();
  for (const [name, text] of [...Object.entries(good), ...fields]) form.append(name, text);
  for (const { bytes, field = 'images', name = 'photo.jpg', type = 'image/jpeg' } of files ?? [{ bytes: photo }]) {
    form.append(field, new Blob([bytes], { type }), name);
  }
  return form;
}
