import { Fragment } from 'react';

/** An email address that wraps only after the @ or before a dot. Links give it as one string in `aria-label`. */
export const EmailAddress = ({ address }: { address: string }) =>
  address.split(/(?<=@)|(?=\.)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
