type Size = { width: number; height: number };

/** A file whose first bytes are `beginning`; a JPEG's, unless they are said. */
export const aPhotoFile = (name: string, { beginning = '\xff\xd8\xff\xe0', type = 'image/jpeg' } = {}): File => {
  const file = new File([Uint8Array.from(beginning, (letter) => letter.charCodeAt(0))], name, { type });
  // jsdom's files cannot be read this way; browsers' can.
  const bytes = Uint8Array.from(beginning, (letter) => letter.charCodeAt(0));
  return Object.assign(file, { slice: () => ({ arrayBuffer: async () => bytes.buffer }) });
};

/** jsdom decodes no pictures: from here on every file is one of this size, or what `decode` makes of it. */
export function readsPhotos(decode: (file: File) => Promise<Size> = async () => ({ width: 1600, height: 1200 })) {
  Object.assign(globalThis, {
    createImageBitmap: async (file: File) => ({ ...(await decode(file)), close: () => undefined }),
  });
}

/** jsdom has no addresses for files. */
export const showsPhotos = () =>
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
