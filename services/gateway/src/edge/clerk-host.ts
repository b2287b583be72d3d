/** Clerk's front-end address, which a publishable key spells in base64 with a `$` at its end. */
export function clerkHost(publishableKey: string): string {
  const encoded = publishableKey.split('_')[2] ?? '';
  return `https://${Buffer.from(encoded, 'base64').toString('utf8').replace(/\$$/, '')}`;
}
