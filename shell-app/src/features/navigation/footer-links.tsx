import { paths } from '@wayhouse/contracts/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useRemoteLinks } from '../../shared/remotes/use-remote-links.js';
import { messages } from './messages.js';

type Column = { title: string; links: ReactNode[] };

const linkStyle = 'inline-flex min-h-11 items-center text-muted transition-colors hover:text-ink lg:min-h-9';

const page = ({ to, label }: { to: string; label: string }) => (
  <Link to={to} className={linkStyle}>
    {label}
  </Link>
);
/** A file outside the router: a PDF or the sitemap. */
const file = (address: string, label: string) => (
  <a href={address} className={linkStyle}>
    {label}
  </a>
);
const external = (address: string, label: string) => (
  <a href={address} target="_blank" rel="noopener noreferrer" className={linkStyle}>
    {label}
    <span className="sr-only"> {messages.footer.newTab}</span>
  </a>
);

export function useFooterColumns(): Column[] {
  const { footer } = messages;
  const [company, support] = [useRemoteLinks('company'), useRemoteLinks('support')];
  return [
    { title: footer.company, links: company.map(page) },
    { title: footer.support, links: support.map(page) },
    {
      title: footer.social,
      links: [
        external('https://www.instagram.com/wayhouse.example', 'Instagram'),
        external('https://www.facebook.com/wayhouse.example', 'Facebook'),
        external('https://x.com/wayhouse_example', 'X'),
        external('https://www.linkedin.com/company/wayhouse-example', 'LinkedIn'),
      ],
    },
    {
      title: footer.legal,
      links: [
        file(paths.privacyPolicy, footer.privacy),
        file(paths.terms, footer.terms),
        file('/sitemap.xml', footer.sitemap),
      ],
    },
  ];
}
