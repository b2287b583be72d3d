import { currentLocale } from '@wayhouse/messages/locale';
import type { CSSProperties, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { EmailContent } from './email.js';
import { messages } from './messages.js';

const paper = '#FBF9F6';
const line = '#E6DFD4';
const ink = '#1D1A16';
const muted = '#6B6258';
const teal = '#0E5A5A';
const serif = "Fraunces, Georgia, 'Times New Roman', serif";
const sans = "Inter, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

const styles = {
  body: { margin: 0, padding: 0, backgroundColor: paper, color: ink, fontFamily: sans },
  wordMark: { padding: '32px 24px 20px', fontFamily: serif, fontSize: 24, fontWeight: 600, color: teal },
  card: { backgroundColor: '#FFFFFF', border: `1px solid ${line}`, borderRadius: 14, padding: '32px 24px' },
  heading: { margin: '0 0 16px', fontFamily: serif, fontSize: 26, lineHeight: '32px', fontWeight: 600, color: ink },
  paragraph: { margin: '0 0 16px', fontSize: 16, lineHeight: '24px', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  label: {
    width: '38%',
    fontWeight: 400,
    padding: '10px 12px 10px 0',
    fontSize: 14,
    lineHeight: '20px',
    color: muted,
    verticalAlign: 'top',
  },
  value: { padding: '10px 0', fontSize: 15, lineHeight: '20px', verticalAlign: 'top', overflowWrap: 'anywhere' },
  row: { borderTop: `1px solid ${line}` },
  button: {
    display: 'inline-block',
    marginTop: 24,
    padding: '14px 28px',
    backgroundColor: teal,
    borderRadius: 999,
    color: '#FFFFFF',
    fontSize: 16,
    fontWeight: 600,
    textDecoration: 'none',
  },
  quietLink: { color: muted, textDecoration: 'underline' },
  foot: { padding: '20px 24px 32px', fontSize: 13, lineHeight: '20px', color: muted },
} satisfies Record<string, CSSProperties>;

/** Tables are the only layout that all mail clients render reliably. */
const Table = ({ children, width = '100%' }: { children: ReactNode; width?: string }) => (
  <table
    role="presentation"
    width={width}
    cellPadding={0}
    cellSpacing={0}
    border={0}
    style={{ borderCollapse: 'separate' }}
  >
    <tbody>{children}</tbody>
  </table>
);

const Facts = ({ facts }: Pick<EmailContent, 'facts'>) => (
  <table width="100%" cellPadding={0} cellSpacing={0} style={{ borderCollapse: 'collapse', margin: '8px 0 0' }}>
    <tbody>
      {facts.map(({ label, value }) => (
        <tr key={label} style={styles.row}>
          <th scope="row" align="left" style={styles.label}>
            {label}
          </th>
          <td style={styles.value}>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Action = ({ label, url }: NonNullable<EmailContent['action']>) => (
  <a href={url} style={styles.button}>
    {label}
  </a>
);

const Row = ({ children, style }: { children: ReactNode; style: CSSProperties }) => (
  <tr>
    <td style={style}>{children}</td>
  </tr>
);

const Page = ({ subject, heading, paragraphs, facts, action, footnote, unsubscribe }: EmailContent) => (
  <html lang={currentLocale()}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light" />
      <title>{subject}</title>
    </head>
    <body style={styles.body}>
      <div style={{ maxWidth: 600, margin: '0 auto', padding: '0 12px' }}>
        <Table>
          <Row style={styles.wordMark}>{messages.siteName}</Row>
          <Row style={styles.card}>
            <h1 style={styles.heading}>{heading}</h1>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} style={styles.paragraph}>
                {paragraph}
              </p>
            ))}
            {facts.length > 0 && <Facts facts={facts} />}
            {action && <Action {...action} />}
          </Row>
          <Row style={styles.foot}>
            {footnote ?? messages.footnote}
            {unsubscribe && (
              <>
                {' '}
                <a href={unsubscribe.url} style={styles.quietLink}>
                  {unsubscribe.label}
                </a>
              </>
            )}
          </Row>
        </Table>
      </div>
    </body>
  </html>
);

/** HTML that renders alike in all mail clients: one column, inline styles, no external resources. */
export const emailHtml = (content: EmailContent): string =>
  `<!doctype html>${renderToStaticMarkup(<Page {...content} />)}`;
