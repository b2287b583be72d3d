import { useIsInBrowser } from '@wayhouse/web-kit/server-rendered';
import { messages } from './messages.js';

/** For those who have no scripts: what signing in needs. */
export const WithoutScripts = ({ as = 'guest' }: { as?: keyof typeof messages.withoutScripts }) =>
  !useIsInBrowser() && (
    <p className="hidden rounded-card bg-sand px-4 py-3 text-sm text-ink noscript:block">
      {messages.withoutScripts[as]}
    </p>
  );
