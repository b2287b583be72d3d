import { paths } from '@wayhouse/contracts/paths';
import type { RemoteProps } from '@wayhouse/contracts/remotes';
import { RemoteRoot } from '@wayhouse/web-kit/remote-root';
import { Navigate, Route, Routes } from 'react-router-dom';
import { lazyPage } from './lazy-page.js';
import '../remote.css';

const About = lazyPage(async () => (await import('../features/about/about-page.js')).AboutPage);
const Accessibility = lazyPage(
  async () => (await import('../features/accessibility/accessibility-page.js')).AccessibilityPage,
);
const Apply = lazyPage(async () => (await import('../features/careers/apply/apply-page.js')).ApplyPage);
const Blog = lazyPage(async () => (await import('../features/blog/blog-page.js')).BlogPage);
const BlogPost = lazyPage(async () => (await import('../features/blog/blog-post-page.js')).BlogPostPage);
const Careers = lazyPage(async () => (await import('../features/careers/careers-page.js')).CareersPage);
const Contact = lazyPage(async () => (await import('../features/contact/contact-page.js')).ContactPage);
const HelpCenter = lazyPage(async () => (await import('../features/help-center/help-center-page.js')).HelpCenterPage);
const Partners = lazyPage(async () => (await import('../features/partners/partners-page.js')).PartnersPage);
const Press = lazyPage(async () => (await import('../features/press/press-page.js')).PressPage);
const Safety = lazyPage(async () => (await import('../features/safety/safety-page.js')).SafetyPage);

export { remoteContract as contract } from '@wayhouse/contracts/remote-contract';

/** The information pages. */
export default function App(host: RemoteProps) {
  return (
    <RemoteRoot remote="static-pages" host={host}>
      <Routes>
        <Route path={paths.about} element={<About />} />
        <Route path={paths.careers} element={<Careers />} />
        <Route path={paths.apply.pattern} element={<Apply />} />
        <Route path={paths.contact} element={<Contact />} />
        <Route path={paths.helpCenter} element={<HelpCenter />} />
        <Route path={paths.partners} element={<Partners />} />
        <Route path={paths.blog} element={<Blog />} />
        <Route path={paths.blogPost.pattern} element={<BlogPost />} />
        <Route path={paths.press} element={<Press />} />
        <Route path={paths.safety} element={<Safety />} />
        <Route path={paths.accessibility} element={<Accessibility />} />
        <Route path="*" element={<Navigate to={paths.about} replace />} />
      </Routes>
    </RemoteRoot>
  );
}
