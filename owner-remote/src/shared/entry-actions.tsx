import { IconButton } from '@wayhouse/web-kit/ui/action/icon-button';
import { Pencil, Trash2 } from 'lucide-react';

type Props = {
  /** The names of the buttons, each with that of the entry. */
  labels: { change: string; remove: string };
  onChange: () => void;
  onRemove: () => void;
};

/** The buttons at the end of an entry of a list. */
export const EntryActions = ({ labels, onChange, onRemove }: Props) => (
  <span className="-my-2 -mr-3 flex">
    <IconButton label={labels.change} onClick={onChange}>
      <Pencil aria-hidden className="size-5" />
    </IconButton>
    <IconButton label={labels.remove} onClick={onRemove}>
      <Trash2 aria-hidden className="size-5" />
    </IconButton>
  </span>
);
