import { type ReactNode, useEffect } from 'react';
import { messages } from '../../messages.js';

type Props = { title: string; eyebrow?: string; children?: ReactNode; documentTitle?: string };

/** A page’s one `h1`. It sets the document title and receives the focus when the page opens. */
export function PageHeading({ title, eyebrow, children, documentTitle = title }: Props) {
  useDocumentTitle(documentTitle);
  return (
    <header className="max-w-3xl">
      {eyebrow && <p className="mb-2 text-sm font-semibold tracking-[0.12em] text-highlight uppercase">{eyebrow}</p>}
      <h1 tabIndex={-1} className="font-display text-4xl leading-[1.1] wrap-anywhere sm:text-5xl">
        {title}
      </h1>
      {children && <div className="mt-3 text-lg text-muted">{children}</div>}
    </header>
  );
}

export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = messages.documentTitle(title);
  }, [title]);
}
