import { today } from '@wayhouse/web-kit/calendar-date';
import { Brand } from '@wayhouse/web-kit/ui/layout/brand';
import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { SharedPart } from '../../shared/shared-part.js';
import { useFooterColumns } from './footer-links.js';
import { messages } from './messages.js';
import { ThemeSwitch } from './theme-switch.js';

export const Footer = () => (
  <SharedPart by={['footer']}>
    <Columns />
  </SharedPart>
);

const Columns = () => (
  <footer className="mt-20 border-t border-line bg-sand lg:mt-24 print:hidden">
    <Container className="grid grid-cols-2 gap-x-6 gap-y-12 py-16 sm:grid-cols-4 lg:grid-cols-[1.7fr_1fr_1fr_1fr_1fr]">
      <div className="col-span-full max-w-xs lg:col-span-1">
        <Brand />
        <p className="mt-3 text-muted">{messages.footer.promise}</p>
        <div className="mt-6">
          <ThemeSwitch />
        </div>
      </div>
      {useFooterColumns().map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <h2 className="mb-2 font-display text-lg">{title}</h2>
          <ul>
            {links.map((link, place) => (
              <li key={place}>{link}</li>
            ))}
          </ul>
        </nav>
      ))}
    </Container>
    <Container className="pb-8">
      <p className="border-t border-line pt-6 text-sm text-muted">
        © {today().slice(0, 4)} {messages.footer.rights}
      </p>
    </Container>
  </footer>
);
