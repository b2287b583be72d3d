import { limits } from '@wayhouse/contracts/limits';
import { messages } from '@wayhouse/contracts/messages';

/** Why the server would reject a photo, with its message; undefined for a valid one. */
export async function validatePhoto(file: File): Promise<string | undefined> {
  if (file.size > limits.imageBytes) return messages.imageTooLarge;
  // A file may have been deleted since it was selected.
  if (!isSupportedFormat(await readHeader(file).catch(() => ''))) return messages.notAnImage;
  return (await canBeDecoded(file)) ? undefined : messages.notAnImage;
}

/** The first bytes as a binary string. */
const readHeader = async (file: File) => String.fromCharCode(...new Uint8Array(await file.slice(0, 64).arrayBuffer()));

/** By magic numbers: the name and the type of a file may be wrong. */
const isSupportedFormat = (header: string): boolean =>
  header.startsWith('\xff\xd8\xff') ||
  header.startsWith('\x89PNG\r\n\x1a\n') ||
  (header.startsWith('RIFF') && header.slice(8, 12) === 'WEBP') ||
  (header.slice(4, 8) === 'ftyp' && /avi[fs]/.test(header));

async function canBeDecoded(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}
