import { Button } from '@wayhouse/web-kit/ui/action/button';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import type { CheckedPromotion } from '@wayhouse/web-kit/use-checked-code';
import type { KeyboardEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DeskDraft } from './desk-draft.js';
import { messages } from './messages.js';

type Props = {
  form: UseFormReturn<DeskDraft>;
  /** The code that was checked, which the text may differ from by now. */
  used: string;
  checked: CheckedPromotion;
  onUse: () => void;
};

/** A promotion code of the hotel. What is typed stays, also where it does not hold. */
export function CodeField({ form, used, checked, onUse }: Props) {
  const text = form.watch('promotionCode').trim();
  const isUsed = text !== '' && text === used;
  const error = (isUsed ? checked.error : undefined) ?? form.formState.errors.promotionCode?.message;
  const useOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onUse();
  };
  return (
    <div>
      <TextField
        label={messages.code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onKeyDown={useOnEnter}
        hint={isUsed && checked.promotion ? messages.codeApplied(checked.promotion.code) : undefined}
        error={error}
        {...form.register('promotionCode')}
      />
      {(text !== used || error) && (
        <div className="-ml-4 mt-1">
          <Button variant="quiet" size="small" busy={isUsed && checked.isBusy} onClick={onUse}>
            {messages.useCode}
          </Button>
        </div>
      )}
    </div>
  );
}
