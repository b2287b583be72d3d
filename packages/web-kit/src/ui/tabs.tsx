import * as Primitive from 'radix-ui/tabs';
import type { ReactNode } from 'react';

type Props = {
  label: string;
  tabs: { id: string; title: string; body: ReactNode }[];
  active?: string;
  onChange?: (id: string) => void;
};

/** One of several bodies at a time. Without `active` it keeps the choice itself. */
export function Tabs({ label, tabs, active, onChange }: Props) {
  return (
    <Primitive.Root
      value={active}
      defaultValue={active === undefined ? tabs[0]?.id : undefined}
      onValueChange={onChange}
    >
      <Primitive.List aria-label={label} className="flex gap-6 overflow-x-auto border-b border-line">
        {tabs.map(({ id, title }) => (
          <Primitive.Trigger
            key={id}
            value={id}
            className="-mb-px min-h-11 border-b-2 border-transparent font-medium whitespace-nowrap text-muted transition-colors hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {title}
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
