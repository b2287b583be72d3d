import { Switch } from '@wayhouse/web-kit/ui/form/switch';
import { messages } from './messages.js';

type Props = {
  title: string;
  note: string;
  isOn: boolean;
  busy: boolean;
  disabled?: boolean;
  onChange: (isOn: boolean) => void;
};

/** What can be switched on and off, with a note about it. */
export const SwitchRow = ({ title, note, isOn, busy, disabled, onChange }: Props) => (
  <>
    <div className="min-w-0">
      <p className="font-medium">{title}</p>
      <p className="mt-0.5 max-w-prose text-[15px] text-muted">{note}</p>
    </div>
    <span className="flex shrink-0 items-center gap-2" aria-busy={busy || undefined}>
      <Switch checked={isOn} onChange={onChange} label={title} disabled={disabled} />
      <span aria-hidden className="w-8 text-sm text-muted">
        {isOn ? messages.on : messages.off}
      </span>
    </span>
  </>
);
