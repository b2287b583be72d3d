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
};

export type Correspondent = { name: string; address: string };

/** A letter ready to be sent. Its id never changes, so that one occasion makes one letter. */
export type Letter = {
  id: string;
  to: Correspondent;
  replyTo?: Correspondent;
  subject: string;
  html: string;
  text: string;
};
