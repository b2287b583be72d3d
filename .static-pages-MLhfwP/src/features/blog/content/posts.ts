import { kyoto } from './a-house-in-kyoto-that-asks-you-to-slow-down.js';
import { manali } from './above-manali-where-the-road-ends.js';
import { fortKochi } from './fort-kochi-before-the-shutters-open.js';
import { readingPhotographs } from './how-to-read-a-room-from-its-photographs.js';
import { singleRoom } from './in-praise-of-the-single-room.js';
import type { Post } from './post.js';
import { udaipur } from './udaipur-by-the-water.js';

/** The featured post first, then newest first. */
export const posts: [featured: Post, ...others: Post[]] = [
  fortKochi,
  kyoto,
  readingPhotographs,
  udaipur,
  singleRoom,
  manali,
];
