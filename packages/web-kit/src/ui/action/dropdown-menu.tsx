import * as Primitive from 'radix-ui/dropdown-menu';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** `to` makes it a link; `note` is beside the label. */
type Item = { label: string; note?: string; icon?: ReactNode } & (
  | { onSelect: () => void }
  | { to: string; isCurrent?: boolean }
);
type Props = {
  trigger: ReactNode;
  heading?: ReactNode;
  items: (Item | 'line')[];
  defaultOpen?: boolean;
  align?: 'start' | 'end';
};

/** Many items are scrolled, and long ones wrapped. */
const withinWindow = {
  maxWidth: 'var(--radix-dropdown-menu-content-available-width)',
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
} as const;

const itemStyle =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-3 text-[15px] -outline-offset-2 data-highlighted:bg-sand';

/** `trigger` must be one element that takes a ref (a button). */
export function DropdownMenu({ trigger, heading, items, defaultOpen, align = 'end' }: Props) {
  return (
    <Primitive.Root modal={false} defaultOpen={defaultOpen}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      {/* Not in a portal: it belongs to the landmark of its trigger. */}
      <Primitive.Content
        align={align}
        sideOffset={8}
        collisionPadding={8}
        style={withinWindow}
        className="z-50 min-w-60 animate-appear [--ring:var(--color-accent)] rounded-card border border-line bg-surface p-1.5 text-ink shadow-soft"
      >
        {heading && <div className="px-3 pt-2 pb-3">{heading}</div>}
        {items.map((item, position) =>
          item === 'line' ? (
            <Primitive.Separator key={position} className="my-1.5 h-px bg-line" />
          ) : 'to' in item ? (
            <Primitive.Item key={item.to} asChild>
              <Link to={item.to} aria-current={item.isCurrent} className={itemStyle}>
                <ItemContent {...item} />
              </Link>
            </Primitive.Item>
          ) : (
            <Primitive.Item key={item.label} onSelect={item.onSelect} className={itemStyle}>
              <ItemContent {...item} />
            </Primitive.Item>
          ),
        )}
      </Primitive.Content>
    </Primitive.Root>
  );
}

const ItemContent = ({ icon, label, note }: Item) => (
  <>
    {icon}
    {label}
    {note && <span className="text-sm text-muted">{note}</span>}
  </>
);
