import type { OwnerEmailKind } from '@wayhouse/domain/owner-emails';
import { Switch } from '@wayhouse/web-kit/ui/form/switch';
import { messages } from './messages.js';
import { useOwnerEmailSwitch } from './use-owner-emails.js';

export function OwnerEmailRow({ kind, isOn }: { kind: OwnerEmailKind; isOn: boolean }) {
  const { pending, setOn } = useOwnerEmailSwitch(kind);
  const { title, note } = messages.kinds[kind];
  const isShownOn = pending ?? isOn;
  return (
    <li className="flex items-start justify-between gap-5 py-4 first:pt-0 last:pb-0 sm:items-center">
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        <p className="mt-0.5 max-w-prose text-[15px] text-muted">{note}</p>
      </div>
      <span className="flex shrink-0 items-center gap-2" aria-busy={pending !== undefined || undefined}>
        <Switch checked={isShownOn} onChange={setOn} label={title} />
        <span aria-hidden className="w-8 text-sm text-muted">
          {isShownOn ? messages.on : messages.off}
        </span>
      </span>
    </li>
  );
}
