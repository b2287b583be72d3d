import { paths } from '@wayhouse/contracts/paths';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Container } from '@wayhouse/web-kit/ui/container';
import { PageHeading } from '@wayhouse/web-kit/ui/page-heading';
import { Photo } from '@wayhouse/web-kit/ui/photo';
import { Link } from 'react-router-dom';
import { lobbyPhoto } from './photographs.js';

export const NotFound = () => (
  <Container className="grid items-center gap-12 py-16 lg:grid-cols-2 lg:py-24">
    <div>
      <PageHeading eyebrow="Page 404" title="This room does not exist" documentTitle="Page not found">
        The address may have changed, or the key no longer fits. The front desk is happy to show you the way.
      </PageHeading>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to={paths.rooms} className={buttonStyle()}>
          Browse hotels
        </Link>
        <Link to={paths.home} className={buttonStyle('secondary')}>
          Back to the start
        </Link>
      </div>
    </div>
    <Photo
      photo={lobbyPhoto}
      alt="A bright hotel lobby with a green tiled front desk"
      sizes="(min-width: 1024px) 580px, 100vw"
      className="aspect-[4/3] rounded-card"
    />
  </Container>
);
