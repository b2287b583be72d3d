import type { RemoteProps } from '@wayhouse/contracts/remotes';
import { RemoteRoot } from '@wayhouse/web-kit/remote-root';
import { Navigate, Route, Routes } from 'react-router-dom';
import { lazyPage } from './lazy-page.js';
import { routes } from './pages.js';
import '../remote.css';
import { pagePaths } from '../shared/page-paths.js';

export const pages = routes.map(({ path, load }) => ({ path, Page: lazyPage(async () => (await load()).Page) }));

export { remoteContract as contract } from '@wayhouse/contracts/remote-contract';

/** The information pages. */
export default function App(host: RemoteProps) {
  return (
    <RemoteRoot remote="static-pages" host={host}>
      <Routes>
        {pages.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="*" element={<Navigate to={pagePaths.about} replace />} />
      </Routes>
    </RemoteRoot>
  );
}
