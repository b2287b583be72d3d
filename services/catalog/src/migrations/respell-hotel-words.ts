import { isSame, searchWords } from '@wayhouse/domain';
import type { Migration } from '@wayhouse/service-kit';

type Room = { _id: string; hotel: { name: string }; hotelWords: string[] };

/** Rooms of hotels whose names have ß, ł and the like get the words that those of new rooms have. One that is changed meanwhile is read again. */
export const respellHotelWords: Migration = {
  number: 4,
  name: 'respell the words of hotels',
  async run(db) {
    const rooms = db.collection<Room>('rooms');
    for (let isDone = false; !isDone;) {
      isDone = true;
      for await (const { _id, hotel, hotelWords: stored } of rooms.find(
        {},
        { projection: { 'hotel.name': 1, hotelWords: 1 } },
      )) {
        const hotelWords = searchWords(hotel.name);
        if (isSame(hotelWords, stored)) continue;
        const { matchedCount } = await rooms.updateOne({ _id, 'hotel.name': hotel.name }, { $set: { hotelWords } });
        if (matchedCount === 0) isDone = false;
      }
    }
  },
};
