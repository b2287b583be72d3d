import { useMutation } from '@tanstack/react-query';
import { unsubscribeFromNewsletter } from '@wayhouse/contracts/calls/message-calls';
import { paths } from '@wayhouse/contracts/paths';
import { useApi } from '@wayhouse/web-kit/api';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Link } from 'react-router-dom';
import { LetterPage } from './newsletter-page.js';
import { texts } from './messages.js';

const { leave } = texts;

/** What the link in a letter opens. It asks first: some mail programs open every link by themselves. */
export function LeaveTheList({ token }: { token: string }) {
  const api = useApi();
  const unsubscribe = useMutation({ mutationFn: () => api.call(unsubscribeFromNewsletter, { token }) });
  const { isSuccess, isPending, error } = unsubscribe;

  if (isSuccess)
    return (
      <LetterPage {...leave.done} isNews>
        <Link to={paths.home} className={buttonStyle('secondary')}>
          {leave.done.next}
        </Link>
      </LetterPage>
    );
  if (error instanceof ApiError && [400, 404].includes(error.status))
    return (
      <LetterPage {...leave.unknown} isNews>
        <Link to={paths.contact} className={buttonStyle()}>
          {leave.unknown.next}
        </Link>
      </LetterPage>
    );
  return (
    <LetterPage title={leave.title} body={leave.body}>
      <Button size="large" busy={isPending} onClick={() => unsubscribe.mutate()}>
        {leave.button}
      </Button>
    </LetterPage>
  );
}
