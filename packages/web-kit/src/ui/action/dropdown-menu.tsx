import * as Primitive from 'radix-ui/dropdown-menu';
import type { ReactNode } from 'react';

type Item = { label: string; icon?: ReactNode; onSelect: () => void };
type Props = { trigger: ReactNode; heading?: ReactNode; items: (Item | 'line')[]; defaultOpen?: boolean };

/** `trigger` must be one element that takes a ref (a button). */
export function DropdownMenu({ trigger, heading, items, defaultOpen }: Props) {
  return (
    <Primitive.Root modal={false} defaultOpen={defaultOpen}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      {/* Not in a portal: it belongs to the landmark of its trigger. */}
      <Primitive.Content
        align="end"
        sideOffset={8}
        className="z-50 min-w-60 animate-appear [--ring:var(--color-accent)] rounded-card border border-line bg-surface p-1.5 text-ink shadow-soft"
      >
        {heading && <div className="px-3 pt-2 pb-3">{heading}</div>}
        {items.map((item, position) =>
          item === 'line' ? (
            <Primitive.Separator key={position} className="my-1.5 h-px bg-line" />
          ) : (
            <Primitive.Item
              key={item.label}
              onSelect={item.onSelect}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-3 text-[15px] -outline-offset-2 data-highlighted:bg-sand"
            >
              {item.icon}
              {item.label}
            </Primitive.Item>
          ),
        )}
      </Primitive.Content>
    </Primitive.Root>
  );
}
