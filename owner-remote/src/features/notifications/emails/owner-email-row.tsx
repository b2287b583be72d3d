import type { OwnerEmailKind } from '@wayhouse/domain/owner-emails';
import { SwitchRow } from '../switch-row.js';
import { messages } from './messages.js';
import { useOwnerEmailSwitch } from './use-owner-emails.js';

export function OwnerEmailRow({ kind, isOn }: { kind: OwnerEmailKind; isOn: boolean }) {
  const { pending, setOn } = useOwnerEmailSwitch(kind);
  return (
    <li className="flex items-start justify-between gap-5 py-4 first:pt-0 last:pb-0 sm:items-center">
      <SwitchRow {...messages.kinds[kind]} isOn={pending ?? isOn} busy={pending !== undefined} onChange={setOn} />
    </li>
  );
}
