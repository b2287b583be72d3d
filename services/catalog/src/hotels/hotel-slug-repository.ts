import type { Connection } from 'mongoose';
import { hotelSlug } from '@wayhouse/domain';
import { defineModel, insertRows, type Transaction } from '@wayhouse/service-kit';

type Row = { _id: string; hotelId: string };

const model = defineModel<Row>('hotel_slugs', { _id: String, hotelId: String });

export type HotelSlugs = ReturnType<typeof hotelSlugRepository>;

/** The ends of the addresses of the hotels' pages. Each leads to one hotel, for ever. */
export function hotelSlugRepository(db: Connection) {
  const slugs = model(db);
  return {
    /** One that is free: with a number where there is a hotel of that name in the city. */
    async findFree(tx: Transaction, hotel: { id: string; name: string; city: string }): Promise<string> {
      const slug = hotelSlug(hotel.name, hotel.city);
      const candidates = [slug, ...Array.from({ length: 30 }, (_, at) => `${slug}-${at + 2}`)];
      const found = await slugs.find({ _id: { $in: candidates } }, null, { session: tx }).lean();
      const taken = new Set(found.map(({ _id }) => _id));
      return candidates.find((each) => !taken.has(each)) ?? `${slug}-${hotel.id}`;
    },
    findHotelId: async (slug: string): Promise<string | undefined> => (await slugs.findById(slug).lean())?.hotelId,
    /** Fails as a duplicate key where another transaction was faster. */
    add: (tx: Transaction, slug: string, hotelId: string): Promise<void> =>
      insertRows(slugs, tx, [{ _id: slug, hotelId }]),
  };
}
