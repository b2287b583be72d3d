export const texts = {
  eyebrow: 'For developers',
  title: 'What runs here',
  documentTitle: 'Build information',
  lead: 'Each part of this site is built, versioned and deployed alone. This is what their servers give out right now.',
  columns: { part: 'Part', version: 'Version', build: 'Build' },
  parts: { shell: 'Shell', owner: 'Owner dashboard', 'static-pages': 'Information pages' },
  loading: 'Asking…',
  unreachable: 'Not reachable',
  contract: (version: string) => `Shell and remotes speak contract ${version}.`,
  askAgain: 'Ask again',
} as const;
