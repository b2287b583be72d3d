import { paths } from '@wayhouse/contracts/paths';
import type { RemoteProps } from '@wayhouse/contracts/remotes';
import { RemoteRoot } from '@wayhouse/web-kit/remote-root';
import { Container } from '@wayhouse/web-kit/ui/container';
import { PageHeading } from '@wayhouse/web-kit/ui/page-heading';
import { Route, Routes } from 'react-router-dom';
import './remote.css';

/** The pages of information, each at its own address. */
export default function App(host: RemoteProps) {
  return (
    <RemoteRoot remote="static-pages" host={host}>
      <Routes>
        <Route
          path={paths.about}
          element={
            <Container className="py-12">
              <PageHeading title="About Wayhouse" />
            </Container>
          }
        />
      </Routes>
    </RemoteRoot>
  );
}
