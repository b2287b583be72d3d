import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import type { FormEvent, ReactNode } from 'react';
import { SaveError } from '../../shared/form/save-error.js';

type Props = {
  texts: { title: string; save: string };
  mutation: { isPending: boolean; error: Error | null };
  onSubmit: (event: FormEvent) => Promise<void>;
  /** The fields, two beside each other. */
  children: ReactNode;
};

/** One setting of a room's price, saved by itself. */
export const SettingForm = ({ texts, mutation, onSubmit, children }: Props) => (
  <Card className="p-4 sm:p-5">
    <form aria-label={texts.title} noValidate onSubmit={(event) => void onSubmit(event)}>
      <h3 className="font-medium text-pretty">{texts.title}</h3>
      <fieldset disabled={mutation.isPending} className="mt-3 grid items-start gap-4 sm:grid-cols-2">
        {children}
      </fieldset>
      {mutation.error && <SaveError message={mutation.error.message} />}
      <Button type="submit" variant="secondary" busy={mutation.isPending} className="mt-4">
        {texts.save}
      </Button>
    </form>
  </Card>
);
