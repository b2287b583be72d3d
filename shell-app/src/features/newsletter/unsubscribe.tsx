import { useMutation } from '@tanstack/react-query';
import { unsubscribeFromNewsletter } from '@wayhouse/contracts/calls/message-calls';
import { paths } from '@wayhouse/contracts/paths';
import { useApi } from '@wayhouse/web-kit/api';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Link } from 'react-router-dom';
import { messages } from './messages.js';
import { NewsletterPage } from './newsletter-page.js';

/** Opened by the link in a newsletter. It asks for confirmation, because some email programs open every link. */
export function Unsubscribe({ token }: { token: string }) {
  const api = useApi();
  const unsubscribe = useMutation({ mutationFn: () => api.call(unsubscribeFromNewsletter, { token }) });
  const { isSuccess, isPending, error } = unsubscribe;

  if (isSuccess)
    return (
      <NewsletterPage {...messages.unsubscribe.done} focusHeading>
        <Link to={paths.home} className={buttonStyle('secondary')}>
          {messages.unsubscribe.done.next}
        </Link>
      </NewsletterPage>
    );
  if (error instanceof ApiError && [400, 404].includes(error.status))
    return (
      <NewsletterPage {...messages.unsubscribe.unknown} focusHeading>
        <Link to={paths.contact} className={buttonStyle()}>
          {messages.unsubscribe.unknown.next}
        </Link>
      </NewsletterPage>
    );
  return (
    <NewsletterPage title={messages.unsubscribe.title} body={messages.unsubscribe.body}>
      <Button size="large" busy={isPending} onClick={() => unsubscribe.mutate()}>
        {messages.unsubscribe.button}
      </Button>
    </NewsletterPage>
  );
}
