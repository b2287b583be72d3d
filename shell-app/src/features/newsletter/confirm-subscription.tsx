import { confirmSubscription } from '@wayhouse/contracts/calls/form-calls';
import { paths } from '@wayhouse/contracts/paths';
import { useApi } from '@wayhouse/web-kit/api';
import { messages } from './messages.js';
import { NewsletterLinkAction } from './newsletter-link-action.js';

export function ConfirmSubscription({ token }: { token: string }) {
  const api = useApi();
  return (
    <NewsletterLinkAction
      texts={messages.confirm}
      run={() => api.call(confirmSubscription, { token })}
      next={{ done: paths.rooms, unknown: paths.home }}
    />
  );
}
