import { hotelSlug } from '@wayhouse/domain';
import type { Migration } from '@wayhouse/service-kit';

type Hotel = { _id: string; name: string; city: string; slug?: string };
type Slug = { _id: string; hotelId: string };

/** Hotels that were registered before they had pages get the addresses of them, and their rooms know these. */
export const nameHotelPages: Migration = {
  number: 1,
  name: 'name the pages of hotels',
  async run(db) {
    const hotels = db.collection<Hotel>('hotels');
    const slugs = db.collection<Slug>('hotel_slugs');
    const unnamed = await hotels.find({ slug: { $exists: false } }).toArray();
    for (const { _id: id, name, city } of unnamed) {
      const known = await slugs.findOne({ hotelId: id });
      const slug = known?._id ?? (await nameFirstFree(hotelSlug(name, city), id));
      await db.collection('rooms').updateMany({ 'hotel.id': id }, { $set: { 'hotel.slug': slug } });
      await hotels.updateOne({ _id: id }, { $set: { slug } });
    }

    async function nameFirstFree(base: string, hotelId: string): Promise<string> {
      for (let number = 1; ; number++) {
        const slug = number === 1 ? base : `${base}-${number}`;
        if (await slugs.findOne({ _id: slug })) continue;
        await slugs.insertOne({ _id: slug, hotelId });
        return slug;
      }
    }
  },
};
