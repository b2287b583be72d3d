import { type ReactNode, useEffect } from 'react';
import { pageTitle } from '@wayhouse/messages/page-title';
import { classNames } from '../class-names.js';

type Props = { title: string; eyebrow?: string; children?: ReactNode; documentTitle?: string; isCompact?: boolean };

/** A page’s one `h1`. It sets the document title and receives the focus when the page opens. `isCompact`: small on phones. */
export function PageHeading({ title, eyebrow, children, documentTitle = title, isCompact }: Props) {
  useDocumentTitle(documentTitle);
  return (
    <header className="max-w-3xl">
      {eyebrow && <p className="mb-2 text-sm font-semibold tracking-[0.12em] text-highlight uppercase">{eyebrow}</p>}
      <h1
        tabIndex={-1}
        className={classNames(
          'font-display leading-[1.1] wrap-anywhere sm:text-5xl',
          isCompact ? 'text-[1.75rem]' : 'text-4xl',
        )}
      >
        {title}
      </h1>
      {children && (
        <div className={classNames('text-muted sm:mt-3 sm:text-lg', isCompact ? 'mt-1 text-sm' : 'mt-3 text-lg')}>
          {children}
        </div>
      )}
    </header>
  );
}

export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
