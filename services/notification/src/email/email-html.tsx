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
// No mail client has the fonts of the site, and Outlook takes Times instead of a first one that it does not have.
const serif = "Georgia, 'Times New Roman', serif";
const sans = "-apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

const maxWidth = 600;
/** For Outlook, which ignores the style: the column without its padding. */
const photoWidth = 576;

const styles = {
  body: { margin: 0, padding: 0, backgroundColor: paper, color: ink, fontFamily: sans },
  column: { maxWidth, margin: '0 auto', textAlign: 'left' },
  wordMark: { padding: '32px 24px 20px' },
  emblem: {
    width: 32,
    height: 32,
    borderRadius: 9,
    backgroundColor: teal,
    color: '#FFFFFF',
    fontFamily: serif,
    fontSize: 20,
    fontWeight: 600,
    textAlign: 'center',
  },
  siteName: { paddingLeft: 10, fontFamily: serif, fontSize: 24, fontWeight: 600, color: teal },
  photo: { display: 'block', width: '100%', height: 'auto', borderRadius: '14px 14px 0 0', border: 0 },
  photoCell: { padding: 0, fontSize: 14, color: muted },
  cardBelowPhoto: { borderRadius: '0 0 14px 14px', borderTop: 0 },
  card: { backgroundColor: '#FFFFFF', border: `1px solid ${line}`, borderRadius: 14, padding: '32px 24px' },
  heading: { margin: '0 0 16px', fontFamily: serif, fontSize: 26, lineHeight: '32px', fontWeight: 600, color: ink },
  paragraph: { margin: '0 0 16px', fontSize: 16, lineHeight: '24px', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  label: {
    width: '38%',
    borderTop: `1px solid ${line}`,
    fontWeight: 400,
    padding: '10px 12px 10px 0',
    fontSize: 14,
    lineHeight: '20px',
    color: muted,
    verticalAlign: 'top',
  },
  value: {
    borderTop: `1px solid ${line}`,
    padding: '10px 0',
    fontSize: 15,
    lineHeight: '20px',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  button: { backgroundColor: teal, borderRadius: 999, msoPaddingAlt: '14px 28px' },
  buttonLink: {
    display: 'inline-block',
    padding: '14px 28px',
    borderRadius: 999,
    color: '#FFFFFF',
    fontSize: 16,
    fontWeight: 600,
    textDecoration: 'none',
  },
  factLink: { color: teal, textDecoration: 'underline', marginRight: 16 },
  quietLink: { color: muted, textDecoration: 'underline' },
  foot: { padding: '20px 24px 32px', fontSize: 13, lineHeight: '20px', color: muted },
} satisfies Record<string, CSSProperties & { msoPaddingAlt?: string }>;

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
      {facts.map(({ label, value, links = [] }) => (
        <tr key={label}>
          <th scope="row" align="left" style={styles.label}>
            {label}
          </th>
          <td style={styles.value}>
            {value}
            {links.length > 0 && <br />}
            {links.map((link) => (
              <a key={link.url} href={link.url} style={styles.factLink}>
                {link.label}
              </a>
            ))}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Outlook ignores the padding of a link, and takes that of the cell instead. */
const Action = ({ label, url }: NonNullable<EmailContent['action']>) => (
  <table role="presentation" cellPadding={0} cellSpacing={0} style={{ borderCollapse: 'separate', marginTop: 24 }}>
    <tbody>
      <tr>
        <td style={styles.button}>
          <a href={url} style={styles.buttonLink}>
            {label}
          </a>
        </td>
      </tr>
    </tbody>
  </table>
);

const Row = ({ children, style }: { children: ReactNode; style: CSSProperties }) => (
  <tr>
    <td style={style}>{children}</td>
  </tr>
);

const outlookOnly = (html: string) => `<!--[if mso]>${html}<![endif]-->`;

/** A column of at most 600 pixels. Outlook ignores `max-width`, so it gets a table of that width around it. */
const Centered = ({ children }: { children: ReactNode }) => (
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
            renderToStaticMarkup(<div style={styles.column}>{children}</div>),
            outlookOnly('</td></tr></tbody></table>'),
          ].join(''),
        }}
      />
    </tr>
  </Table>
);

/** In letters, because many mail clients show no images until they are allowed to. */
const WordMark = () => (
  <table role="presentation" cellPadding={0} cellSpacing={0}>
    <tbody>
      <tr>
        <td aria-hidden style={styles.emblem}>
          {messages.initial}
        </td>
        <td style={styles.siteName}>{messages.siteName}</td>
      </tr>
    </tbody>
  </table>
);

const Page = ({ subject, photo, heading, paragraphs, facts, action, footnote, unsubscribe }: EmailContent) => (
  <html lang={currentLocale()}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light" />
      <title>{subject}</title>
    </head>
    <body style={styles.body}>
      <Centered>
        <Table>
          <Row style={styles.wordMark}>
            <WordMark />
          </Row>
          {photo && (
            <Row style={styles.photoCell}>
              <img src={photo.url} alt={photo.alt} width={photoWidth} style={styles.photo} />
            </Row>
          )}
          <Row style={photo ? { ...styles.card, ...styles.cardBelowPhoto } : styles.card}>
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
      </Centered>
    </body>
  </html>
);

/** HTML that renders alike in all mail clients: one column, inline styles, no external resources but the photo. */
export const emailHtml = (content: EmailContent): string =>
  `<!doctype html>${renderToStaticMarkup(<Page {...content} />)}`;
