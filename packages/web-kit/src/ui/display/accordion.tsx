import { ChevronDown } from 'lucide-react';
import * as Primitive from 'radix-ui/accordion';
import type { ReactNode } from 'react';
import { useIsInBrowser } from '../../app/server-rendered.js';
import { classNames } from '../class-names.js';

type Props = {
  items: { id: string; title: string; body: ReactNode }[];
  open?: string;
  onChange?: (id: string) => void;
};

/**
 * One item open at a time; pressing the open one closes it. Each item can be linked to by its id. In a page that is not taken
 * over yet the linked one is open, and without scripts all are.
 */
export function Accordion({ items, open, onChange }: Props) {
  const isInBrowser = useIsInBrowser();
  return (
    <Primitive.Root
      type="single"
      collapsible
      value={open}
      onValueChange={onChange}
      className="divide-y divide-line border-y border-line"
    >
      {items.map(({ id, title, body }) => (
        <Primitive.Item key={id} id={id} value={id} className="group/item">
          <Primitive.Header>
            <Primitive.Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 py-4 text-left text-lg font-medium hover:text-accent">
              {title}
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 text-muted transition-transform group-data-[state=open]:rotate-180"
              />
            </Primitive.Trigger>
          </Primitive.Header>
          <Primitive.Content
            asChild
            role={undefined}
            forceMount={isInBrowser ? undefined : true}
            className={classNames(
              'pt-1 pb-6 text-muted',
              isInBrowser ? 'animate-appear' : 'hidden group-target/item:block noscript:block',
            )}
          >
            <section>{body}</section>
          </Primitive.Content>
        </Primitive.Item>
      ))}
    </Primitive.Root>
  );
}
