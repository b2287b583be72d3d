import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { maxWidth, styled } from './email-styles.js';

/** Tables are the only layout that all mail clients render reliably. */
export const Table = ({ children }: { children: ReactNode }) => (
  <table
    role="presentation"
    width="100%"
    cellPadding={0}
    cellSpacing={0}
    border={0}
    style={{ borderCollapse: 'separate' }}
  >
    <tbody>{children}</tbody>
  </table>
);

export const Row = ({ children, ...attributes }: { children: ReactNode } & ReturnType<typeof styled>) => (
  <tr>
    <td {...attributes}>{children}</td>
  </tr>
);

/** Line breaks as elements: Outlook takes others for spaces. */
export const Lines = ({ text }: { text: string }) =>
  text.split('\n').flatMap((line, index) => (index ? [<br key={index} />, line] : [line]));

const outlookOnly = (html: string) => `<!--[if mso]>${html}<![endif]-->`;

/** A column of at most 600 pixels. Outlook ignores `max-width`, so it gets a table of that width around it. */
export const Centered = ({ children }: { children: ReactNode }) => (
  <Table>
    <tr>
      <td
        align="center"
        style={{ padding: '0 12px' }}
        dangerouslySetInnerHTML={{
          __html: [
            outlookOnly(
              `<table role="presentation" width="${maxWidth}" cellpadding="0" cellspacing="0"><tbody><tr><td>`,
            ),
            renderToStaticMarkup(<div {...styled('column')}>{children}</div>),
            outlookOnly('</td></tr></tbody></table>'),
          ].join(''),
        }}
      />
    </tr>
  </Table>
);
