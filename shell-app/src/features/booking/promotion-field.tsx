import { useSession } from '@wayhouse/web-kit/session';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { type KeyboardEvent, useState } from 'react';
import { messages } from './messages.js';
import type { StayOrder } from './stay-order.js';
import type { CheckedPromotion } from './use-promotion.js';

type Props = {
  order: StayOrder;
  checked: CheckedPromotion;
  onChange: (part: Pick<StayOrder, 'code'>) => void;
  onRetry: () => void;
};

/** A promotion code, under a line that opens it. Guests sign in to use one. What is typed stays until it is removed. */
export function PromotionField({ order, checked, onChange, onRetry }: Props) {
  const { code } = order;
  const [text, setText] = useState(code);
  const [asked, ask] = useState<boolean>();
  const { status, signIn } = useSession();
  // Whoever has removed a code is led back to where another one can be entered.
  if (!asked && code === '')
    return (
      <Button
        type="button"
        variant="quiet"
        size="small"
        className="mt-3 -ml-4"
        autoFocus={asked === false}
        onClick={() => ask(true)}
      >
        {messages.promotion.ask}
      </Button>
    );

  function apply() {
    const entered = text.trim();
    setText(entered);
    if (entered === code) onRetry();
    else onChange({ code: entered });
    if (entered && status === 'signed-out') signIn();
  }
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  const remove = () => {
    setText('');
    ask(false);
    onChange({ code: '' });
  };
  const isCurrent = text.trim() === code;
  return (
    <div className="mt-5">
      <TextField
        label={messages.promotion.label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={applyOnEnter}
        autoFocus={asked}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={hintOf(checked, code !== '' && isCurrent, status === 'signed-out')}
        error={isCurrent ? checked.error : undefined}
      />
      <div className="mt-1 -ml-4 flex flex-wrap">
        <Button type="button" variant="quiet" size="small" busy={isCurrent && checked.isBusy} onClick={apply}>
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
