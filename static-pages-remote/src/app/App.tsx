import { paths } from '@wayhouse/contracts/paths';
import type { RemoteProps } from '@wayhouse/contracts/remotes';
import { RemoteRoot } from '@wayhouse/web-kit/remote-root';
import { Navigate, Route, Routes } from 'react-router-dom';
import { laterPage } from './lazy-page.js';
import '../remote.css';

const About = laterPage(async () => (await import('../features/about/about-page.js')).About);
const Accessibility = laterPage(
  async () => (await import('../features/accessibility/accessibility-page.js')).Accessibility,
);
const Apply = laterPage(async () => (await import('../features/careers/apply/apply-page.js')).Apply);
const Blog = laterPage(async () => (await import('../features/blog/blog-page.js')).Blog);
const BlogPost = laterPage(async () => (await import('../features/blog/blog-post-page.js')).BlogPost);
const Careers = laterPage(async () => (await import('../features/careers/careers-page.js')).Careers);
const Contact = laterPage(async () => (await import('../features/contact/contact-page.js')).Contact);
const HelpCenter = laterPage(async () => (await import('../features/help-center/help-center-page.js')).HelpCenter);
const Partners = laterPage(async () => (await import('../features/partners/partners-page.js')).Partners);
const Press = laterPage(async () => (await import('../features/press/press-page.js')).Press);
const Safety = laterPage(async () => (await import('../features/safety/safety-page.js')).Safety);

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
