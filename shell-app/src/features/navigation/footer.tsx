import { paths } from '@wayhouse/contracts/paths';
import { Container } from '@wayhouse/web-kit/ui/container';
import { Link } from 'react-router-dom';
import { Brand } from '@wayhouse/web-kit/ui/brand';
import { SocialLinks } from './social-links.js';
import { texts } from './texts.js';
import { ThemeChoice } from './theme-choice.js';

const { footer } = texts;
const columns = [
  {
    title: footer.company,
    links: [
      [paths.about, footer.about],
      [paths.careers, footer.careers],
      [paths.press, footer.press],
      [paths.blog, footer.blog],
      [paths.partners, footer.partners],
    ],
  },
  {
    title: footer.support,
    links: [
      [paths.helpCenter, footer.help],
      [paths.safety, footer.safety],
      [paths.contact, footer.contact],
      [paths.accessibility, footer.accessibility],
    ],
  },
] as const;

export const Footer = () => (
  <footer className="mt-24 border-t border-line bg-sand print:hidden">
    <Container className="grid grid-cols-2 gap-x-6 gap-y-12 py-16 lg:grid-cols-[2fr_1fr_1fr_1fr]">
      <div className="col-span-2 max-w-xs lg:col-span-1">
        <Brand />
        <p className="mt-3 text-muted">{footer.promise}</p>
        <div className="mt-6">
          <ThemeChoice />
        </div>
      </div>
      {columns.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <h2 className="mb-2 font-display text-lg">{title}</h2>
          <ul>
            {links.map(([to, label]) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-11 items-center text-muted transition-colors hover:text-ink lg:min-h-9"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <SocialLinks />
    </Container>
    <div className="border-t border-line">
      <Container className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-6 text-sm text-muted">
        <p>
          © {new Date().getFullYear()} {footer.rights}
        </p>
        <a href="/sitemap.xml" className="inline-flex min-h-11 items-center hover:text-ink lg:min-h-0">
          {footer.sitemap}
        </a>
      </Container>
    </div>
  </footer>
);
