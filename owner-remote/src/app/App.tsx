import type { RemoteProps } from '@wayhouse/contracts/remotes';
import { RemoteRoot } from '@wayhouse/web-kit/remote-root';
import { Navigate, Route, Routes } from 'react-router-dom';
import { OwnerLayout } from './owner-layout.js';
import { ForRole } from '../shared/for-role.js';
import { RoleTooLow } from './role-too-low.js';
import { ownerPages } from './pages.js';
import '../remote.css';
import { ownerPaths } from '../shared/owner-paths.js';

export { remoteContract as contract } from '@wayhouse/contracts/remote-contract';

/** The host has matched `/owner`; routes are relative to it. */
const relativePath = (path: string) => path.slice(ownerPaths.dashboard.length + 1);

/** The owner area, mounted at `/owner/*`. */
export default function App(host: RemoteProps) {
  return (
    <RemoteRoot remote="owner" host={host}>
      <Routes>
        <Route element={<OwnerLayout />}>
          {ownerPages.map(({ path, element, needs = 'viewer' }) => (
            <Route
              key={path}
              path={relativePath(path)}
              element={
                <ForRole needs={needs} fallback={<RoleTooLow />}>
                  {element}
                </ForRole>
              }
            />
          ))}
          <Route path="*" element={<Navigate to={ownerPaths.dashboard} replace />} />
        </Route>
      </Routes>
    </RemoteRoot>
  );
}
