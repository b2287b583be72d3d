import type { StaticPage } from '../shared/static-page.js';
import { pagePaths } from '../shared/page-paths.js';

type Route = { path: string; load: () => Promise<StaticPage> };

/** Every route, in the order of their links. */
export const routes: Route[] = [
  { path: '/gift-cards', load: async () => (await import('../features/gift-cards/gift-cards-page.js')).giftCardsPage },
  { path: pagePaths.about, load: async () => (await import('../features/about/about-page.js')).aboutPage },
  { path: pagePaths.careers, load: async () => (await import('../features/careers/careers-page.js')).careersPage },
  {
    path: pagePaths.apply.pattern,
    load: async () => (await import('../features/careers/apply/apply-page.js')).applyPage,
  },
  { path: pagePaths.press, load: async () => (await import('../features/press/press-page.js')).pressPage },
  { path: pagePaths.blog, load: async () => (await import('../features/blog/blog-page.js')).blogPage },
  {
    path: pagePaths.blogPost.pattern,
    load: async () => (await import('../features/blog/blog-post-page.js')).blogPostPage,
  },
  { path: pagePaths.partners, load: async () => (await import('../features/partners/partners-page.js')).partnersPage },
  {
    path: pagePaths.helpCenter,
    load: async () => (await import('../features/help-center/help-center-page.js')).helpCenterPage,
  },
  { path: pagePaths.safety, load: async () => (await import('../features/safety/safety-page.js')).safetyPage },
  { path: pagePaths.contact, load: async () => (await import('../features/contact/contact-page.js')).contactPage },
  {
    path: pagePaths.accessibility,
    load: async () => (await import('../features/accessibility/accessibility-page.js')).accessibilityPage,
  },
];
