export { imageStore } from './image-store.js';
export { openWithTimeout } from './open-with-timeout.js';
export { jpegSize, type PhotoSize } from './jpeg-size.js';
