/** The content of an email; its HTML and its plain text are both rendered from this. */
export type EmailContent = {
  subject: string;
  heading: string;
  /** Shown before the facts. A line break inside a paragraph is preserved. */
  paragraphs: string[];
  facts: { label: string; value: string }[];
  /** The button. `url` is absolute. */
  action?: { label: string; url: string };
  footnote?: string;
  /** For mailings to a list: shown below the footnote and sent as the `List-Unsubscribe` header. */
  unsubscribe?: { label: string; url: string };
};

export type EmailAddress = { name: string; address: string };

/** An email ready to be sent. Its id follows from what caused it, so that one cause sends one email. */
export type Email = {
  id: string;
  to: EmailAddress;
  /** Who writes through us, instead of the name in `MAIL_FROM`. */
  fromName?: string;
  replyTo?: EmailAddress;
  /** Sent as the `List-Unsubscribe` header. */
  unsubscribeUrl?: string;
  subject: string;
  /** Without it the email has only text. */
  html?: string;
  text: string;
};
