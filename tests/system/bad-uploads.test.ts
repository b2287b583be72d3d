import { calls, imageFormats, imageVariant, imageWidths } from '@wayhouse/contracts';
import { testService, tokenOf } from '@wayhouse/service-kit/testing';
import { build } from '../../services/catalog/src/compose.js';
import { aPhoto } from '../../services/catalog/src/testing/a-photo.js';
import { hotelDetails, testStorage } from '../../services/catalog/src/testing/test-catalog.js';
import { type TestGateway, testGateway } from '../../services/gateway/src/testing/test-gateway.js';
import { badForms, formOf } from './bad-input/bad-forms.js';
import { heard } from './bad-input/judge.js';
import { keptBy } from './platform/snapshot-storage.js';

const storage = testStorage();
const headers = { authorization: `Bearer ${tokenOf('owner')}` };
const form = { roomType: 'Double Bed', pricePerNight: '120', amenities: '["Free WiFi"]' };

let catalog: Awaited<ReturnType<typeof testService>>;
let gateway: TestGateway;
let photo: Buffer;
beforeAll(async () => {
  catalog = await testService('catalog', build(storage));
  gateway = await testGateway({ CATALOG_URL: catalog.url, MINIO_BUCKET: storage.MINIO_BUCKET });
  await catalog.call(calls.registerHotel, hotelDetails, { as: 'owner' });
  photo = await aPhoto();
});
afterAll(async () => {
  await gateway.stop();
  await catalog.stop();
});

const send = (path: string, body: FormData | string, type?: string) =>
  fetch(gateway.url + path, { method: 'POST', headers: { ...headers, ...(type && { 'content-type': type }) }, body });
type Made = { room: { _id: string; version: number; images: string[] } };
const add = async (body: FormData) => ((await (await send('/api/rooms', body)).json()) as Made).room;
const kept = () => keptBy({ services: { catalog }, storage });

test('what is no room with its photos is refused in the name of its field, and nothing of it is kept', async () => {
  const { _id, version, images } = await add(formOf({}, form, photo));
  const before = await kept();
  const answers = [];
  for (const bad of await badForms()) {
    for (const call of [calls.addRoom, calls.changeRoom]) {
      const isChange = call === calls.changeRoom;
      const of = isChange ? { ...form, version: String(version), photos: JSON.stringify([...images, 0]) } : form;
      const response = await send(call.path.replace(':id', _id), formOf(bad, of, await aPhoto({ colour: '#aaa' })));
      const { wrong, status, field } = await heard(call, response.clone());
      const { message } = (await response.json()) as { message: string };
      answers.push({ what: bad.what, isChange, refused: bad.refused, wrong, answer: { status, field, message } });
    }
  }
  expect(answers.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
  for (const { what, isChange, refused, answer } of answers) {
    expect({ what, isChange, ...answer }).toMatchObject({ what, isChange, ...refused });
  }
  expect(await kept()).toEqual(before);
});

test.each([
  ['says where its parts end nowhere', 'multipart/form-data', 'x', 400],
  [
    'breaks off',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="roomType"\r\n\r\nDou',
    400,
  ],
  ['is JSON', 'application/json', JSON.stringify(form), 415],
])('a form that %s is refused', async (_what, type, body, status) => {
  const before = await kept();
  const answer = await heard(calls.addRoom, await send('/api/rooms', body, type));
  expect([answer.status, answer.wrong]).toEqual([status, []]);
  expect(await kept()).toEqual(before);
});

test('of a photo that carries a script only the picture is shown', async () => {
  const script = Buffer.from('<script>alert(1)</script>');
  const { images } = await add(formOf({}, form, Buffer.concat([photo, script])));
  for (const width of imageWidths) {
    for (const format of imageFormats) {
      const shown = await fetch(gateway.url + imageVariant(images[0]!, width, format));
      expect(shown.headers.get('content-type')).toMatch(/^image\//);
      expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
      expect(Buffer.from(await shown.arrayBuffer()).includes(script)).toBe(false);
    }
  }
});
