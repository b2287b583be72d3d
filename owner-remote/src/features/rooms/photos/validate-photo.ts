import { limits } from '@wayhouse/contracts/limits';
import { messages } from '@wayhouse/contracts/messages';

/** What the server would say no to, in its words; undefined for a photo it takes. */
export async function problemOf(file: File): Promise<string | undefined> {
  if (file.size > limits.imageBytes) return messages.imageTooLarge;
  // A file may be gone from the disk since it was chosen.
  if (!isOfAKindWeRead(await beginningOf(file).catch(() => ''))) return messages.notAnImage;
  return (await canBeShown(file)) ? undefined : messages.notAnImage;
}

/** A letter for each byte. */
const beginningOf = async (file: File) => String.fromCharCode(...new Uint8Array(await file.slice(0, 64).arrayBuffer()));

/** By what is in the file; its name and its type may say anything. */
const isOfAKindWeRead = (beginning: string): boolean =>
  beginning.startsWith('\xff\xd8\xff') ||
  beginning.startsWith('\x89PNG\r\n\x1a\n') ||
  (beginning.startsWith('RIFF') && beginning.slice(8, 12) === 'WEBP') ||
  (beginning.slice(4, 8) === 'ftyp' && /avi[fs]/.test(beginning));

async function canBeShown(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}
