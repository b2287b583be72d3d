import type { ReactNode } from 'react';
import { useIsInBrowser } from '../../app/server-rendered.js';

/**
 * Fields that do nothing without scripts. They are disabled until the page is taken over, so that nothing that is typed or
 * pressed before is lost; `withoutScripts` is shown to those who have none.
 */
export function ScriptedFields({ withoutScripts, children }: { withoutScripts: string; children: ReactNode }) {
  const isInBrowser = useIsInBrowser();
  return (
    <fieldset disabled={!isInBrowser} data-scripted className="contents">
      {!isInBrowser && (
        <p className="mb-4 hidden rounded-card bg-sand px-4 py-3 text-sm noscript:block">{withoutScripts}</p>
      )}
      {children}
    </fieldset>
  );
}
