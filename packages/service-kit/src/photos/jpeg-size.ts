export type PhotoSize = { width: number; height: number };

const startOfImage = 0xffd8;
/**
 * The size is in a frame header: markers C0 to CF, except these three (ISO/IEC 10918-1, B.1.1.3).
 */
const nonFrameMarkers = [0xc4, 0xc8, 0xcc];
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && !nonFrameMarkers.includes(marker);

/** Reads the size of a JPEG in pixels from its first bytes; undefined if they do not have it. */
export function jpegSize(bytes: Buffer): PhotoSize | undefined {
  if (bytes.length < 2 || bytes.readUInt16BE(0) !== startOfImage) return undefined;
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    if (isFrame(bytes.readUInt8(at + 1)))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}
