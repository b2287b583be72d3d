import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Link } from 'react-router-dom';
import { NewsletterPage } from './newsletter-page.js';

type PageText = { title: string; body: string };
/** What the page says before its button was pressed, after it, and about a link that does not work. */
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
  const action = useMutation({ mutationFn: run });
  const { isSuccess, isPending, error } = action;

  if (isSuccess)
    return (
      <NewsletterPage {...texts.done} focusHeading>
        <Link to={next.done} className={buttonStyle('secondary')}>
          {texts.done.next}
        </Link>
      </NewsletterPage>
    );
  if (error instanceof ApiError && [400, 404].includes(error.status))
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
