import { Button } from '@wayhouse/web-kit/ui/action/button';

type Props = {
  isSaving: boolean;
  texts: { submit: string; busy: string; seeAsGuest: string };
  /** The page that guests see. */
  guestPage: string;
};

/** Below a form whose content guests see. */
export const SaveBar = ({ isSaving, texts, guestPage }: Props) => (
  <div className="mt-8 flex flex-col gap-x-6 gap-y-4 sm:flex-row sm:items-center">
    <Button type="submit" size="large" busy={isSaving} className="w-full sm:w-auto sm:min-w-44">
      {isSaving ? texts.busy : texts.submit}
    </Button>
    <a
      href={guestPage}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center self-center rounded-sm font-medium underline underline-offset-4"
    >
      {texts.seeAsGuest}
    </a>
  </div>
);
