import { Fragment } from 'react';

/** A text whose parts in backticks are code. */
export const InlineCode = ({ text }: { text: string }) =>
  text.split('`').map((part, index) => {
    const Part = index % 2 ? 'code' : Fragment;
    return <Part key={index}>{part}</Part>;
  });
