import { Fragment } from 'react';

/**
 * A mail address that breaks, where it must, after the @ or before a dot, not inside a word. A link of
 * it says it whole (`aria-label`).
 */
export const MailAddress = ({ address }: { address: string }) =>
  address.split(/(?<=@)|(?=\.)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
