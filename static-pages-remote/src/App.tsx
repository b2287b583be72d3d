import { paths } from '@wayhouse/contracts/paths';
import type { RemoteProps } from '@wayhouse/contracts/remotes';
import { RemoteRoot } from '@wayhouse/web-kit/remote-root';
import { Navigate, Route, Routes } from 'react-router-dom';
import { laterPage } from './parts/later-page.js';
import './remote.css';

const About = laterPage(async () => (await import('./about/about.js')).About);
const Accessibility = laterPage(async () => (await import('./accessibility/accessibility.js')).Accessibility);
const Apply = laterPage(async () => (await import('./apply/apply.js')).Apply);
const Blog = laterPage(async () => (await import('./blog/blog.js')).Blog);
const BlogPost = laterPage(async () => (await import('./blog/blog-post.js')).BlogPost);
const Careers = laterPage(async () => (await import('./careers/careers.js')).Careers);
const Contact = laterPage(async () => (await import('./contact/contact.js')).Contact);
const HelpCenter = laterPage(async () => (await import('./help-center/help-center.js')).HelpCenter);
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
