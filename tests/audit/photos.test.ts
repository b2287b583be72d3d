import { room } from './testing/planted-platform.js';
import { withPlantedPlatform } from './testing/with-planted-platform.js';

const planted = withPlantedPlatform();
const { set, insert } = planted;
const kinds = async (readAt?: Date) => (await planted.platform.audit(readAt)).map(({ kind }) => kind);
const inTwoHours = () => new Date(Date.now() + 7_200_000);

test('reports a photo of a hotel that is not stored', async () => {
  await set('catalog', 'hotels', room.hotel.id, { images: ['photo', 'nowhere'] });
  expect(await planted.platform.audit()).toMatchObject([
    { kind: 'hotel-without-photo', subject: `${room.hotel.id} nowhere` },
  ]);
});

test('reports a photo that nothing shows once the catalog should have removed it', async () => {
  await planted.platform.putPhoto('unused');
  expect(await kinds(inTwoHours())).toEqual([]);
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000);
  await insert('catalog', 'unshown_photos', { _id: 'unused', since: daysAgo(7.5) });
  expect(await kinds()).toEqual([]);
  await set('catalog', 'unshown_photos', 'unused', { since: daysAgo(8.5) });
  expect(await kinds()).toEqual(['photo-not-removed']);
  await set('catalog', 'hotels', room.hotel.id, { images: ['unused'] });
  expect(await kinds()).toEqual([]);
});
