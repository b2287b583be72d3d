import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { toasts } from '@wayhouse/web-kit/toasts';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Link } from 'react-router-dom';
import { NewsletterPage } from './newsletter-page.js';

type PageText = { title: string; body: string };
/** The texts of the page before its button was pressed, after it, and about a link that does not work. */
type Texts = PageText & { button: string } & Record<'done' | 'unknown', PageText & { next: string }>;

type Props = {
  texts: Texts;
  /** What the button does. */
  run: () => Promise<unknown>;
  /** The paths of the pages to go on with. */
  next: Record<'done' | 'unknown', string>;
};

/** Opened by a link in an email. It has a button, because some email programs open every link. */
export function NewsletterLinkAction({ texts, run, next }: Props) {
  // Success and a link that does not work have a page of their own, over which a toast would lie.
  const action = useMutation({
    mutationFn: run,
    meta: { quiet: true },
    onError: (failure) => isUnknownLink(failure) || toasts.error(failure.message),
  });
  const { isSuccess, isPending, error } = action;

  if (isSuccess)
    return (
      <NewsletterPage {...texts.done} focusHeading>
        <Link to={next.done} className={buttonStyle('secondary')}>
          {texts.done.next}
        </Link>
      </NewsletterPage>
    );
  if (isUnknownLink(error))
    return (
      <NewsletterPage {...texts.unknown} focusHeading>
        <Link to={next.unknown} className={buttonStyle()}>
          {texts.unknown.next}
        </Link>
      </NewsletterPage>
    );
  return (
    <NewsletterPage title={texts.title} body={texts.body}>
      <Button size="large" busy={isPending} onClick={() => action.mutate()}>
        {texts.button}
      </Button>
    </NewsletterPage>
  );
}

const isUnknownLink = (error: Error | null): boolean => error instanceof ApiError && [400, 404].includes(error.status);
