import { paths } from '@wayhouse/contracts/paths';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import type { PhotoSources } from '@wayhouse/web-kit/photo-sources';
import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { Photo } from '@wayhouse/web-kit/ui/photo/photo';
import { Link } from 'react-router-dom';
import lobbyAvif from '../../assets/photos/lobby-1-1280.avif';
import lobbyWebp from '../../assets/photos/lobby-1-1280.webp';
import lobbyAvifSmall from '../../assets/photos/lobby-1-640.avif';
import lobbyJpeg from '../../assets/photos/lobby-1-640.jpg';
import lobbyWebpSmall from '../../assets/photos/lobby-1-640.webp';
import { messages } from './messages.js';

const lobbyPhoto: PhotoSources = {
  sources: [
    { type: 'image/avif', srcSet: `${lobbyAvifSmall} 640w, ${lobbyAvif} 1280w` },
    { type: 'image/webp', srcSet: `${lobbyWebpSmall} 640w, ${lobbyWebp} 1280w` },
  ],
  fallback: lobbyJpeg,
};

export const NotFound = () => (
  <Container className="grid items-center gap-12 py-16 lg:grid-cols-2 lg:py-24">
    <div>
      <PageHeading eyebrow={messages.eyebrow} title={messages.title} documentTitle={messages.documentTitle} isCompact>
        {messages.lead}
      </PageHeading>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to={paths.rooms} className={buttonStyle()}>
          {messages.rooms}
        </Link>
        <Link to={paths.home} className={buttonStyle('secondary')}>
          {messages.home}
        </Link>
      </div>
    </div>
    <Photo
      photo={lobbyPhoto}
      alt={messages.photo}
      sizes="(min-width: 1024px) 580px, 100vw"
      className="aspect-[4/3] rounded-card"
    />
  </Container>
);
