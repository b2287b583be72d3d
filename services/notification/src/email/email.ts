/** What a letter says, once; its HTML and its plain text are both made from this. */
export type LetterContent = {
  subject: string;
  heading: string;
  /** Paragraphs before the facts; a line break inside one stays. */
  paragraphs: string[];
  facts: { label: string; value: string }[];
  /** Where to go next. `url` is absolute. */
  action?: { label: string; url: string };
  footnote?: string;
  /** The way off the list, in letters that nobody asked for one by one; the mail's head names it as well. */
  leave?: { label: string; url: string };
};

export type Correspondent = { name: string; address: string };

/** A letter ready to be sent. Its id never changes, so that one occasion makes one letter. */
export type Letter = {
  id: string;
  to: Correspondent;
  replyTo?: Correspondent;
  /** For the head of the mail (`List-Unsubscribe`), where mail programs look for it. */
  unsubscribeUrl?: string;
  subject: string;
  html: string;
  text: string;
};
