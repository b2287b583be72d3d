type Size = { width: number; height: number };

/** A file with the given first bytes; a JPEG by default. */
export const aPhotoFile = (name: string, { header = '\xff\xd8\xff\xe0', type = 'image/jpeg' } = {}): File => {
  const file = new File([Uint8Array.from(header, (character) => character.charCodeAt(0))], name, { type });
  // jsdom lacks `Blob.arrayBuffer`.
  const bytes = Uint8Array.from(header, (character) => character.charCodeAt(0));
  return Object.assign(file, { slice: () => ({ arrayBuffer: async () => bytes.buffer }) });
};

/** jsdom does not decode images: makes every file one of this size, or what `decode` returns. */
export function stubImageDecoding(decode: (file: File) => Promise<Size> = async () => ({ width: 1600, height: 1200 })) {
  Object.assign(globalThis, {
    createImageBitmap: async (file: File) => ({ ...(await decode(file)), close: () => undefined }),
  });
}

/** jsdom has no object URLs. */
export const stubObjectUrls = () =>
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
