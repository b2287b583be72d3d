import { Button } from '@wayhouse/web-kit/ui/action/button';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { StayRuleFields } from '../../shared/rates/stay-rule-fields.js';
import { messages } from './messages.js';
import type { RateDraft } from './rate-draft.js';

type Props = {
  form: UseFormReturn<RateDraft>;
  /** Whether they are shown at first. */
  isOpen: boolean;
};

/** What stays a rate restricts, behind a button until somebody asks for it. */
export function RestrictionFields({ form, isOpen }: Props) {
  const [isShown, setShown] = useState(isOpen);
  const { title, hint } = messages.form.restrictions;
  if (!isShown)
    return (
      <div>
        <Button variant="secondary" size="small" aria-expanded={false} onClick={() => setShown(true)}>
          {title} <ChevronDown aria-hidden className="size-4" />
        </Button>
        <p className="mt-1.5 text-sm text-muted">{hint}</p>
      </div>
    );
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{title}</legend>
      <StayRuleFields form={form} className="grid grid-cols-2 gap-4" hasFocus={!isOpen} />
      <p className="mt-1.5 text-sm text-muted">{hint}</p>
    </fieldset>
  );
}
