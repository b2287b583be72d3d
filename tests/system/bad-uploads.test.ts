import { calls, imageFormats, imageVariant, imageWidths } from '@wayhouse/contracts';
import { testService, signToken } from '@wayhouse/service-kit/testing';
import { composeCatalog } from '@wayhouse/catalog/compose';
import { bundleEncoder } from '@wayhouse/catalog/testing/bundle-encoder';
import { aPhoto } from '@wayhouse/catalog/testing/a-photo';
import { catalogConfig, hotelDetails, testStorage } from '@wayhouse/catalog/testing/test-catalog';
import { type TestGateway, testGateway } from '@wayhouse/gateway/testing/test-gateway';
import { invalidForms, formOf } from './bad-input/invalid-forms.js';
import { verifyResponse } from './bad-input/verify-response.js';
import { snapshotStorage } from './platform/snapshot-storage.js';

const storage = testStorage();
const headers = { authorization: `Bearer ${signToken('owner')}` };
const form = { roomType: 'Double Bed', pricePerNight: '120', amenities: '["Free WiFi"]' };

let catalog: Awaited<ReturnType<typeof testService>>;
let gateway: TestGateway;
let photo: Buffer;
beforeAll(async () => {
  await bundleEncoder();
  catalog = await testService('catalog', (context) => composeCatalog(context, catalogConfig(storage)));
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
type AddedRoom = { room: { _id: string; version: number; images: string[] } };
const addRoom = async (body: FormData) => ((await (await send('/api/rooms', body)).json()) as AddedRoom).room;
const snapshot = () => snapshotStorage({ services: { catalog }, storage });

test('an invalid room form is refused with the name of its field and stores nothing', async () => {
  const { _id, version, images } = await addRoom(formOf({}, form, photo));
  const before = await snapshot();
  const answers = [];
  for (const bad of await invalidForms()) {
    for (const call of [calls.addRoom, calls.changeRoom]) {
      const isChange = call === calls.changeRoom;
      const of = isChange ? { ...form, version: String(version), photos: JSON.stringify([...images, 0]) } : form;
      const response = await send(call.path.replace(':id', _id), formOf(bad, of, await aPhoto({ colour: '#aaa' })));
      const { problems, status, field } = await verifyResponse(call, response.clone());
      const { message } = (await response.json()) as { message: string };
      answers.push({ what: bad.what, isChange, refused: bad.refused, problems, answer: { status, field, message } });
    }
  }
  expect(answers.filter(({ problems }) => problems.length > 0)).toEqual([]);
  for (const { what, isChange, refused, answer } of answers) {
    expect({ what, isChange, ...answer }).toMatchObject({ what, isChange, ...refused });
  }
  expect(await snapshot()).toEqual(before);
});

test.each([
  ['has no multipart boundary', 'multipart/form-data', 'x', 400],
  [
    'is cut off',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="roomType"\r\n\r\nDou',
    400,
  ],
  ['is JSON', 'application/json', JSON.stringify(form), 415],
])('refuses a form that %s', async (_what, type, body, status) => {
  const before = await snapshot();
  const answer = await verifyResponse(calls.addRoom, await send('/api/rooms', body, type));
  expect([answer.status, answer.problems]).toEqual([status, []]);
  expect(await snapshot()).toEqual(before);
});

test('a photo with an appended script is served as an image alone', async () => {
  const script = Buffer.from('<script>alert(1)</script>');
  const { images } = await addRoom(formOf({}, form, Buffer.concat([photo, script])));
  for (const width of imageWidths) {
    for (const format of imageFormats) {
      const shown = await fetch(gateway.url + imageVariant(images[0]!, width, format));
      expect(shown.headers.get('content-type')).toMatch(/^image\//);
      expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
      expect(Buffer.from(await shown.arrayBuffer()).includes(script)).toBe(false);
    }
  }
});
