import { currentLocale } from '@wayhouse/messages/locale';
import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { EmailContent } from './email.js';
import { Centered, Lines, Row, Table } from './email-layout.js';
import { darkStyleSheet, maxWidth, styled } from './email-styles.js';
import { messages } from './messages.js';

const Facts = ({ facts }: Pick<EmailContent, 'facts'>) => (
  <table width="100%" cellPadding={0} cellSpacing={0} style={{ borderCollapse: 'collapse', margin: '8px 0 0' }}>
    <tbody>
      {facts.map(({ label, value, links = [] }, position) => (
        <tr key={position}>
          <th scope="row" align="left" {...styled('factLabel', 'factLabel')}>
            {label}
          </th>
          <td {...styled('fact', 'fact')}>
            <Lines text={value} />
            {links.map((link) => (
              <Fragment key={link.url}>
                <br />
                <a href={link.url} {...styled('link', 'accent')}>
                  {link.label}
                </a>
              </Fragment>
            ))}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Section = ({ heading, facts }: NonNullable<EmailContent['sections']>[number]) => (
  <>
    <h2 {...styled('subheading', 'ink')}>{heading}</h2>
    <Facts facts={facts} />
  </>
);

/** Outlook ignores the padding of a link, and takes that of the cell instead. */
const Action = ({ label, url }: NonNullable<EmailContent['action']>) => (
  <table role="presentation" cellPadding={0} cellSpacing={0} style={{ borderCollapse: 'separate', marginTop: 24 }}>
    <tbody>
      <tr>
        <td {...styled('button', 'filled')}>
          <a href={url} {...styled('buttonLink', 'onFilled')}>
            {label}
          </a>
        </td>
      </tr>
    </tbody>
  </table>
);

/** In letters, because many mail clients show no images until they are allowed to. */
const WordMark = () => (
  <table role="presentation" cellPadding={0} cellSpacing={0}>
    <tbody>
      <tr>
        <td aria-hidden {...styled('emblem', 'filled')}>
          {messages.initial}
        </td>
        <td {...styled('siteName', 'accent')}>{messages.siteName}</td>
      </tr>
    </tbody>
  </table>
);

/** Outlook ignores the style of a picture, so its width is an attribute too. With a low priority React writes no preload. */
const Photo = ({ url, alt }: NonNullable<EmailContent['photo']>) => (
  <Row {...styled('photoCell', 'muted')}>
    <img src={url} alt={alt} width={maxWidth} fetchPriority="low" {...styled('photo')} />
  </Row>
);

const Foot = ({ footnote, choose, unsubscribe }: Pick<EmailContent, 'footnote' | 'choose' | 'unsubscribe'>) => (
  <Row {...styled('foot', 'muted')}>
    {footnote ?? messages.footnote}
    {[choose, unsubscribe].map(
      (link) =>
        link && (
          <Fragment key={link.url}>
            {' '}
            <a href={link.url} {...styled('link', 'muted')}>
              {link.label}
            </a>
          </Fragment>
        ),
    )}
  </Row>
);

const Page = ({ subject, photo, heading, paragraphs, facts, sections = [], action, ...foot }: EmailContent) => (
  <html lang={currentLocale()}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>{subject}</title>
      <style dangerouslySetInnerHTML={{ __html: darkStyleSheet }} />
    </head>
    <body {...styled('body', 'page')}>
      <Centered>
        <Table>
          <Row {...styled('wordMark')}>
            <WordMark />
          </Row>
          {photo && <Photo {...photo} />}
          <Row {...styled(photo ? 'cardBelowPhoto' : 'card', 'card')}>
            <h1 {...styled('heading', 'ink')}>{heading}</h1>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} {...styled('paragraph', 'ink')}>
                <Lines text={paragraph} />
              </p>
            ))}
            {facts.length > 0 && <Facts facts={facts} />}
            {action && <Action {...action} />}
            {sections.map((section) => (
              <Section key={section.heading} {...section} />
            ))}
          </Row>
          <Foot {...foot} />
        </Table>
      </Centered>
    </body>
  </html>
);

/** HTML that renders alike in all mail clients: one column, inline styles, no external resources but the photo. */
export const emailHtml = (content: EmailContent): string =>
  `<!doctype html>${renderToStaticMarkup(<Page {...content} />)}`;
