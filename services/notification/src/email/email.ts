/** `url` may also dial a number. */
type EmailLink = { label: string; url: string };

/** A row of a table. A line break in the value is preserved. */
export type EmailFact = { label: string; value: string; links?: EmailLink[] };

/** A file of text; `type` is its media type. */
type EmailAttachment = { name: string; type: string; text: string };

/** The content of an email; its HTML and its plain text are both rendered from this. */
export type EmailContent = {
  subject: string;
  heading: string;
  /** Shown before the facts. A line break inside a paragraph is preserved. */
  paragraphs: string[];
  facts: EmailFact[];
  /** Lists below the facts and the button, each under a heading of its own: mail clients cut what is too long. */
  sections?: { heading: string; facts: EmailFact[] }[];
  /** Above the heading. `url` is absolute. */
  photo?: { url: string; alt: string };
  attachments?: EmailAttachment[];
  /** The button. `url` is absolute. */
  action?: EmailLink;
  footnote?: string;
  /** Where the reader chooses which emails to get: shown below the footnote. */
  choose?: EmailLink;
  /** For mailings to a list: shown below the footnote and sent as the `List-Unsubscribe` header. */
  unsubscribe?: EmailLink;
};

export type EmailAddress = { name: string; address: string };

/** An email ready to be sent. Its id follows from what caused it, so that one cause sends one email. */
export type Email = {
  id: string;
  /** Emails with the same one are sent in the order in which they were queued. */
  sequence?: string;
  to: EmailAddress;
  /** Who writes through us, instead of the name in `MAIL_FROM`. */
  fromName?: string;
  /** Without it replies go to support. */
  replyTo?: EmailAddress;
  /** The text of a person, from a form or forwarded. All other emails say that no person wrote them (RFC 3834). */
  isPersonal?: boolean;
  /** Of a mailing to a list: sent as the `List-Unsubscribe` header, with the `List-Id`. */
  unsubscribeUrl?: string;
  subject: string;
  attachments?: EmailAttachment[];
  /** Without it the email has only text. */
  html?: string;
  text: string;
};
