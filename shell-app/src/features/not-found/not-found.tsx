import { paths } from '@wayhouse/contracts/paths';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { Photo } from '@wayhouse/web-kit/ui/photo/photo';
import { Link } from 'react-router-dom';
import { lobbyPhoto } from './lobby-photo.js';
import { texts } from '../../shared/messages.js';

const { notFound } = texts;

export const NotFound = () => (
  <Container className="grid items-center gap-12 py-16 lg:grid-cols-2 lg:py-24">
    <div>
      <PageHeading eyebrow={notFound.eyebrow} title={notFound.title} documentTitle={notFound.documentTitle}>
        {notFound.lead}
      </PageHeading>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to={paths.rooms} className={buttonStyle()}>
          {notFound.rooms}
        </Link>
        <Link to={paths.home} className={buttonStyle('secondary')}>
          {notFound.home}
        </Link>
      </div>
    </div>
    <Photo
      photo={lobbyPhoto}
      alt={notFound.photo}
      sizes="(min-width: 1024px) 580px, 100vw"
      className="aspect-[4/3] rounded-card"
    />
  </Container>
);
