export type PhotoSize = { width: number; height: number };

const startOfImage = 0xffd8;
/**
 * A frame's header tells the size: markers C0 to CF, of which these three say something
 * else (ISO/IEC 10918-1, B.1.1.3).
 */
const otherMarkers = [0xc4, 0xc8, 0xcc];
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && !otherMarkers.includes(marker);

/** How large a JPEG is in pixels, from its first bytes; undefined where they do not tell. */
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
