import { deserialize } from 'bson';
import type { Doc } from '../values/doc.js';

// Patterns stay as they were sent: PCRE and JavaScript read them differently. 64-bit integers stay Longs, so that
// storing one is refused: returned as a JavaScript number it would become an int or a double.
const options = { bsonRegExp: true, promoteLongs: false };

export const decode = (bytes: Uint8Array): Doc => deserialize(bytes, options);
