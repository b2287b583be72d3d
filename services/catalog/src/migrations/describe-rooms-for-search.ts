import { searchWords } from '@wayhouse/domain';
import type { Migration } from '@wayhouse/service-kit';
import type { CountLargePhotos } from '../images/large-photos.js';
import { isBooking } from '../search/night-hold-projection.js';

type Hold = { _id: string; room: string };

/** Rooms that were added before they could be found by their hotel's name and ranked. */
export const describeRoomsForSearch = (countLargePhotos: CountLargePhotos): Migration => ({
  number: 2,
  name: 'describe rooms for search',
  async run(db) {
    const rooms = db.collection<{ _id: string; hotel: { name: string }; images: string[] }>('rooms');
    const holds = db.collection<Hold>('night_holds');
    for await (const { _id, hotel, images } of rooms.find({ hotelWords: { $exists: false } })) {
      const held = await holds.find({ room: _id, nights: { $exists: true, $ne: [] } }).toArray();
      const fields = {
        hotelWords: searchWords(hotel.name),
        bookings: held.filter((hold) => isBooking(hold._id, hold.room)).length,
        largePhotos: await countLargePhotos(images),
      };
      await rooms.updateOne({ _id }, { $set: fields });
    }
  },
});
