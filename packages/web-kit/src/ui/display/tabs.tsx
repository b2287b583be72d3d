import * as Primitive from 'radix-ui/tabs';
import type { ReactNode } from 'react';

type Props = {
  label: string;
  /** `count`: how many items the body shows. */
  tabs: { id: string; title: string; count?: number; body: ReactNode }[];
  active?: string;
  onChange?: (id: string) => void;
};

/** Uncontrolled without `active`. */
export function Tabs({ label, tabs, active, onChange }: Props) {
  return (
    <Primitive.Root
      value={active}
      defaultValue={active === undefined ? tabs[0]?.id : undefined}
      onValueChange={onChange}
    >
      <Primitive.List aria-label={label} className="flex gap-3.5 overflow-x-auto border-b border-line sm:gap-6">
        {tabs.map(({ id, title, count }) => (
          <Primitive.Trigger
            key={id}
            value={id}
            className="group -mb-px inline-flex min-h-11 items-center gap-1.5 rounded-t-field max-sm:text-[15px] sm:gap-2 border-b-2 border-transparent font-medium whitespace-nowrap text-muted transition-colors -outline-offset-2 hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {title}
            {count !== undefined && (
              <span className="min-w-5 rounded-pill bg-sand px-1.5 text-center text-xs leading-5 sm:min-w-6 sm:leading-6 tabular-nums group-data-[state=active]:bg-accent-soft group-data-[state=active]:text-accent">
                {count}
              </span>
            )}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map(({ id, body }) => (
        <Primitive.Content key={id} value={id} className="pt-6">
          {body}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
