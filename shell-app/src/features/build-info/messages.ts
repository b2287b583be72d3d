import { localized } from '@wayhouse/messages/localized';

export const messages = localized('shell-app/build-info', {
  eyebrow: 'For developers',
  title: 'What is running here',
  documentTitle: 'Build information',
  lead: 'Each part of this site is built, versioned and deployed on its own. These are the versions being served right now.',
  columns: { part: 'Part', version: 'Version', build: 'Build' },
  parts: { shell: 'Shell', owner: 'Owner dashboard', 'static-pages': 'Information pages' },
  loading: 'Loading…',
  unavailable: 'Unavailable',
  contract: (version: string) => `The shell and the remotes use contract ${version}.`,
  refresh: 'Refresh',
});
