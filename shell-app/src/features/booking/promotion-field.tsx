import { useSession } from '@wayhouse/web-kit/session';
import type { CheckedPromotion } from '@wayhouse/web-kit/use-checked-code';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { type KeyboardEvent, useState } from 'react';
import { messages } from './messages.js';
import type { EnteredCode } from './use-entered-code.js';

type Props = { code: string; entered: EnteredCode; checked: CheckedPromotion };

/** A promotion code, under a line that opens it. Guests sign in to use one. What is typed stays until it is removed. */
export function PromotionField({ code, entered, checked }: Props) {
  const [asked, ask] = useState<boolean>();
  const { status } = useSession();
  // Whoever has removed a code is led back to where another one can be entered.
  if (!asked && code === '' && entered.text === '')
    return (
      <Button
        type="button"
        variant="quiet"
        size="small"
        className="mt-1 -ml-4"
        autoFocus={asked === false}
        onClick={() => ask(true)}
      >
        {messages.promotion.ask}
      </Button>
    );

  const useOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    entered.use();
  };
  const remove = () => {
    ask(false);
    entered.remove();
  };
  const { isUsed } = entered;
  return (
    <div className="mt-5">
      <TextField
        label={messages.promotion.label}
        value={entered.text}
        onChange={(event) => entered.setText(event.target.value)}
        onKeyDown={useOnEnter}
        autoFocus={asked}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={hintOf(checked, code !== '' && isUsed, status === 'signed-out')}
        error={isUsed ? checked.error : undefined}
      />
      <div className="mt-1 -ml-4 flex flex-wrap">
        <Button type="button" variant="quiet" size="small" busy={isUsed && checked.isBusy} onClick={entered.use}>
          {messages.promotion.apply}
        </Button>
        <Button type="button" variant="quiet" size="small" onClick={remove}>
          {messages.promotion.remove}
        </Button>
      </div>
    </div>
  );
}

function hintOf({ promotion }: CheckedPromotion, isChecked: boolean, isSignedOut: boolean): string | undefined {
  if (isChecked && promotion) return messages.promotion.applied(promotion.code);
  return isSignedOut ? messages.promotion.signIn : undefined;
}
