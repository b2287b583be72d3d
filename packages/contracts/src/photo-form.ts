import { limits } from '@wayhouse/domain/limits';
import { z } from 'zod';
import { jsonList } from './fields.js';

/** The files of a multipart form with photos. */
export const photoFiles = { field: 'images', maxCount: limits.images, maxBytes: limits.imageBytes };

/** The photos that there are to be, in order; `whose` stands in its description. */
export const photoOrder = (whose: string) =>
  jsonList(2000, 'photos-not-json')
    .pipe(z.array(z.union([z.string().max(200), z.int().min(0)])).max(20))
    .meta({
      description: `A JSON array of the photos in display order: the URL of one of the ${whose} photos, or the index (from 0) of an uploaded file.`,
    });
