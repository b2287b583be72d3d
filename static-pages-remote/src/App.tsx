import { paths } from '@wayhouse/contracts/paths';
import type { RemoteProps } from '@wayhouse/contracts/remotes';
import { RemoteRoot } from '@wayhouse/web-kit/remote-root';
import { Navigate, Route, Routes } from 'react-router-dom';
import { About } from './about/about.js';
import { Apply } from './apply/apply.js';
import { Careers } from './careers/careers.js';
import { Contact } from './contact/contact.js';
import { HelpCenter } from './help-center/help-center.js';
import { laterPage } from './parts/later-page.js';
import './remote.css';

const Accessibility = laterPage(async () => (await import('./accessibility/accessibility.js')).Accessibility);
const Blog = laterPage(async () => (await import('./blog/blog.js')).Blog);
const BlogPost = laterPage(async () => (await import('./blog/blog-post.js')).BlogPost);
const Partners = laterPage(async () => (await import('./partners/partners.js')).Partners);
const Press = laterPage(async () => (await import('./press/press.js')).Press);
const Safety = laterPage(async () => (await import('./safety/safety.js')).Safety);

export { remoteContract as contract } from '@wayhouse/contracts/remote-contract';

/** The pages of information, each at its own address. */
export default function App(host: RemoteProps) {
  return (
    <RemoteRoot remote="static-pages" host={host}>
      <Routes>
        <Route path={paths.about} element={<About />} />
        <Route path={paths.careers} element={<Careers />} />
        <Route path="/apply/:id" element={<Apply />} />
        <Route path={paths.contact} element={<Contact />} />
        <Route path={paths.helpCenter} element={<HelpCenter />} />
        <Route path={paths.partners} element={<Partners />} />
        <Route path={paths.blog} element={<Blog />} />
        <Route path={`${paths.blog}/:slug`} element={<BlogPost />} />
        <Route path={paths.press} element={<Press />} />
        <Route path={paths.safety} element={<Safety />} />
        <Route path={paths.accessibility} element={<Accessibility />} />
        <Route path="*" element={<Navigate to={paths.about} replace />} />
      </Routes>
    </RemoteRoot>
  );
}
