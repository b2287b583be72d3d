import type { RemoteProps } from '@wayhouse/contracts/remotes';
import { RemoteRoot } from '@wayhouse/web-kit/remote-root';
import { Container } from '@wayhouse/web-kit/ui/container';
import { PageHeading } from '@wayhouse/web-kit/ui/page-heading';
import { Route, Routes } from 'react-router-dom';
import './remote.css';

/** The owner area, mounted at `/owner/*`. */
export default function App(host: RemoteProps) {
  return (
    <RemoteRoot remote="owner" host={host}>
      <Routes>
        <Route
          index
          element={
            <Container className="py-12">
              <PageHeading title="Dashboard" />
            </Container>
          }
        />
      </Routes>
    </RemoteRoot>
  );
}
