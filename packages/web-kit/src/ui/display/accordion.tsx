import { ChevronDown } from 'lucide-react';
import * as Primitive from 'radix-ui/accordion';
import type { ReactNode } from 'react';

type Props = {
  items: { id: string; title: string; body: ReactNode }[];
  open?: string;
  onChange?: (id: string) => void;
};

/** One item open at a time; pressing the open one closes it. Each item can be linked to by its id. */
export function Accordion({ items, open, onChange }: Props) {
  return (
    <Primitive.Root
      type="single"
      collapsible
      value={open}
      onValueChange={onChange}
      className="divide-y divide-line border-y border-line"
    >
      {items.map(({ id, title, body }) => (
        <Primitive.Item key={id} id={id} value={id}>
          <Primitive.Header>
            <Primitive.Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 py-4 text-left text-lg font-medium hover:text-accent">
              {title}
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 text-muted transition-transform group-data-[state=open]:rotate-180"
              />
            </Primitive.Trigger>
          </Primitive.Header>
          <Primitive.Content className="animate-appear pt-1 pb-6 text-muted">{body}</Primitive.Content>
        </Primitive.Item>
      ))}
    </Primitive.Root>
  );
}
