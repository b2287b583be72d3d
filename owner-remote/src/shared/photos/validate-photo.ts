import { limits } from '@wayhouse/domain/limits';
import { photoErrors } from '@wayhouse/messages/photo-errors';

/** Why the server would reject a photo, with its message; undefined for a valid one. */
export async function validatePhoto(file: File): Promise<string | undefined> {
  if (file.size > limits.imageBytes)
    return photoErrors['photo-too-large']({ megabytes: limits.imageBytes / 1024 / 1024 });
  // A file may have been deleted since it was selected.
  if (!isSupportedFormat(await readHeader(file).catch(() => ''))) return photoErrors['photo-unreadable'];
  return (await canBeDecoded(file)) ? undefined : photoErrors['photo-unreadable'];
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
