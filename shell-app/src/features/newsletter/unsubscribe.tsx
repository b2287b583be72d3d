import { unsubscribeFromNewsletter } from '@wayhouse/contracts/calls/form-calls';
import { paths } from '@wayhouse/contracts/paths';
import { useApi } from '@wayhouse/web-kit/api';
import { messages } from './messages.js';
import { NewsletterLinkAction } from './newsletter-link-action.js';

export function Unsubscribe({ token }: { token: string }) {
  const api = useApi();
  return (
    <NewsletterLinkAction
      texts={messages.unsubscribe}
      run={() => api.call(unsubscribeFromNewsletter, { token })}
      next={{ done: paths.home, unknown: paths.contact }}
    />
  );
}
