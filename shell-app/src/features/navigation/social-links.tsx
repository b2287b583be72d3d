import { texts } from './texts.js';

const networks = [
  { name: 'Instagram', address: 'https://www.instagram.com/' },
  { name: 'Facebook', address: 'https://www.facebook.com/' },
  { name: 'X', address: 'https://x.com/' },
  { name: 'LinkedIn', address: 'https://www.linkedin.com/' },
];

export const SocialLinks = () => (
  <nav aria-label={texts.footer.social}>
    <h2 className="mb-2 font-display text-lg">{texts.footer.social}</h2>
    <ul>
      {networks.map(({ name, address }) => (
        <li key={name}>
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center text-muted transition-colors hover:text-ink lg:min-h-9"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
