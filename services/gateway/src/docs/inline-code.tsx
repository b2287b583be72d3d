import { Fragment } from 'react';

/** A sentence of the document; what stands in backticks is code. */
export const Words = ({ text }: { text: string }) =>
  text.split('`').map((part, at) => {
    const Part = at % 2 ? 'code' : Fragment;
    return <Part key={at}>{part}</Part>;
  });
