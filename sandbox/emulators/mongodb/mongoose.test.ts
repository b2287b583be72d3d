import { Schema } from 'mongoose';
import { errorOf, useMongo } from './testing/mongo-server.js';

const server = useMongo();

const nightSchema = new Schema({ room: String, night: String, holder: String });
nightSchema.index({ room: 1, night: 1 }, { unique: true });

const hotelSchema = new Schema(
  { name: String, city: String, amenities: [String], stars: Number },
  { timestamps: true },
);

test('stores, finds, changes and deletes documents of a model', async () => {
  const Hotel = (await server.connect()).model('Hotel', hotelSchema);
  const hotel = await Hotel.create({ name: 'Harbour', city: 'Lisbon', amenities: ['pool'], stars: 3 });
  expect(await Hotel.findById(hotel.id).lean()).toMatchObject({ name: 'Harbour', amenities: ['pool'], __v: 0 });

  hotel.stars = 4;
  hotel.name = 'Old Harbour';
  await hotel.save();
  expect(await Hotel.findOne({ city: 'Lisbon' })).toMatchObject({ name: 'Old Harbour', amenities: ['pool'], stars: 4 });

  const updated = await Hotel.findOneAndUpdate({ city: 'Lisbon' }, { $inc: { stars: 1 } }, { returnDocument: 'after' });
  expect(updated?.stars).toBe(5);
  expect(updated!.updatedAt.getTime()).toBeGreaterThanOrEqual(hotel.createdAt.getTime());

  expect(await Hotel.deleteOne({ _id: hotel._id })).toMatchObject({ deletedCount: 1 });
  expect(await Hotel.countDocuments()).toBe(0);
});

test('an upsert applies $setOnInsert only when it inserts', async () => {
  const Hotel = (await server.connect()).model('UpsertedHotel', hotelSchema);
  const upsert = async () => {
    const update = { $set: { stars: 3 }, $setOnInsert: { city: 'Oslo' } };
    await Hotel.updateOne({ name: 'Pier' }, update, { upsert: true });
    return (await Hotel.findOne({ name: 'Pier' }))!;
  };
  const first = await upsert();
  await Hotel.updateOne({ name: 'Pier' }, { city: 'Bergen' });
  expect(await upsert()).toMatchObject({ _id: first._id, city: 'Bergen', stars: 3, createdAt: first.createdAt });
});

test('exactly one of sixty simultaneous bookings of the same nights succeeds', async () => {
  const connection = await server.connect();
  const Night = connection.model('BookedNight', nightSchema);
  const Booking = connection.model('Booking', new Schema({ guest: String }));
  await Promise.all([Night.init(), Booking.init()]);
  const book = (guest: string) =>
    connection.transaction(async (session) => {
      await Booking.create([{ guest }], { session });
      await Night.insertMany(
        ['2027-01-01', '2027-01-02'].map((night) => ({ room: 'r1', night, holder: guest })),
        { session },
      );
    });
  const results = await Promise.allSettled(Array.from({ length: 60 }, (_, i) => book(`guest ${i}`)));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(59);
  expect(refused.every(({ reason }) => reason.code === 11000)).toBe(true);
  const [booking, ...others] = await Booking.find().lean();
  expect(others).toEqual([]);
  expect(await Night.find().lean()).toMatchObject([{ holder: booking!.guest }, { holder: booking!.guest }]);
});

test('reports the index of a duplicate', async () => {
  const Night = (await server.connect()).model('DuplicateNight', nightSchema, 'duplicates');
  await Night.init();
  await Night.create({ room: 'r1', night: '2027-01-01' });
  const error = await errorOf(Night.create({ room: 'r1', night: '2027-01-01' }));
  expect(error).toMatchObject({ code: 11000, keyPattern: { room: 1, night: 1 } });
  expect(error.message).toMatch(/^E11000 duplicate key error collection: \S+\.duplicates index: room_1_night_1/);
});
