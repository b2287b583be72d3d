import { paths } from '@wayhouse/contracts/paths';
import type { RemoteProps } from '@wayhouse/contracts/remotes';
import { RemoteRoot } from '@wayhouse/web-kit/remote-root';
import { Navigate, Route, Routes } from 'react-router-dom';
import { About } from './about/about.js';
import { BeingPrepared } from './being-prepared/being-prepared.js';
import { preparedPages } from './content/being-prepared.js';
import { HelpCenter } from './help-center/help-center.js';
import './remote.css';

/** The pages of information, each at its own address. */
export default function App(host: RemoteProps) {
  return (
    <RemoteRoot remote="static-pages" host={host}>
      <Routes>
        <Route path={paths.about} element={<About />} />
        <Route path={paths.helpCenter} element={<HelpCenter />} />
        {preparedPages.map((page) => (
          <Route key={page.path} path={page.path} element={<BeingPrepared page={page} />} />
        ))}
        <Route path="*" element={<Navigate to={paths.about} replace />} />
      </Routes>
    </RemoteRoot>
  );
}
