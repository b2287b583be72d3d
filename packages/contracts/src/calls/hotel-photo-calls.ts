import { z } from 'zod';
import { defineCall } from '../call.js';
import { Id, Numeric } from '../fields.js';
import { HotelProfile } from '../hotel-profile.js';
import { photoFiles, photoOrder } from '../photo-form.js';

/** Multipart; replaces all photos of the hotel itself. */
export const changeHotelPhotos = defineCall({
  method: 'POST',
  path: '/api/hotels/owner/:id/photos',
  access: 'manager',
  input: z.object({
    id: Id.meta({ description: 'The hotel’s id.' }),
    version: Numeric.pipe(z.number().int().min(1)).meta({ description: 'The `version` that your edit is based on.' }),
    photos: photoOrder('hotel’s'),
  }),
  response: z.object({ message: z.string(), hotel: HotelProfile }),
  files: photoFiles,
});
