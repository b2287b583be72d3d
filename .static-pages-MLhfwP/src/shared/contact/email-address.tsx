import { useIsInBrowser } from '@wayhouse/web-kit/server-rendered';
import { Fragment } from 'react';

/** An email address that wraps only after the @ or before a dot. Links give it as one string in `aria-label`. */
export function EmailAddress({ address }: { address: string }) {
  // The build draws a placeholder for it, which the shell replaces.
  if (!useIsInBrowser()) return address;
  return address.split(/(?<=@)|(?=\.)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
