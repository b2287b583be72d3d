import { deserialize } from 'bson';
import type { Doc } from '../values/doc.js';

// Patterns stay as they were sent: PCRE and JavaScript do not mean the same by every one.
const options = { bsonRegExp: true };

export const decode = (bytes: Uint8Array): Doc => deserialize(bytes, options);
