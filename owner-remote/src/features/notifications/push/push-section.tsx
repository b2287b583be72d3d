import type { OwnerPush } from '@wayhouse/contracts/calls/owner-push-calls';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { useId } from 'react';
import { SwitchRow } from '../switch-row.js';
import { canPush, isBlocked } from './browser-push.js';
import { messages } from './messages.js';
import { usePushSwitch } from './use-push-switch.js';

/** Whether this browser shows pushes about what the emails are about. */
export function PushSection({ push }: { push: OwnerPush }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="mt-6">
      <Card className="p-5 sm:p-6">
        <h2 id={heading} className="font-display text-2xl">
          {messages.heading}
        </h2>
        {canPush() ? (
          <PushSwitch push={push} />
        ) : (
          <p className="mt-1 max-w-prose text-[15px] text-muted">{messages.unsupported}</p>
        )}
      </Card>
    </section>
  );
}

function PushSwitch({ push }: { push: OwnerPush }) {
  const { isOn, isLoading, isBusy, isRemovingAll, others, setOn, removeAll } = usePushSwitch(push);
  const blocked = isBlocked();
  return (
    <>
      <div className="mt-5 flex items-start justify-between gap-5 sm:items-center">
        <SwitchRow
          title={messages.title}
          note={blocked ? messages.blocked : messages.note}
          isOn={isOn && !blocked}
          busy={isBusy}
          disabled={blocked || isLoading || isBusy || isRemovingAll}
          onChange={setOn}
        />
      </div>
      {others > 0 && (
        <p className="mt-4 flex flex-wrap items-center gap-x-3 text-[15px] text-muted">
          {messages.others(others)}
          <Button variant="quiet" size="small" className="-mx-4" busy={isRemovingAll} onClick={removeAll}>
            {messages.removeAll}
          </Button>
        </p>
      )}
    </>
  );
}
