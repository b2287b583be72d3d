import type { PhotoSources } from '@wayhouse/web-kit/photo-sources';
import lobbyAvif from '../../assets/photos/lobby-1-1280.avif';
import lobbyAvifSmall from '../../assets/photos/lobby-1-640.avif';
import lobbyJpeg from '../../assets/photos/lobby-1-640.jpg';
import lobbyWebp from '../../assets/photos/lobby-1-1280.webp';
import lobbyWebpSmall from '../../assets/photos/lobby-1-640.webp';

export const lobbyPhoto: PhotoSources = {
  sources: [
    { type: 'image/avif', srcSet: `${lobbyAvifSmall} 640w, ${lobbyAvif} 1280w` },
    { type: 'image/webp', srcSet: `${lobbyWebpSmall} 640w, ${lobbyWebp} 1280w` },
  ],
  fallback: lobbyJpeg,
};
