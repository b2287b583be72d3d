import type { ReactNode } from 'react';

type Props = {
  icon: ReactNode;
  title: string;
  children: ReactNode;
  action?: ReactNode;
  /** `h1` where it is the only content of the page. */
  heading?: 'h1' | 'h2';
};

/** Shown in place of an empty list: what that means and what to do next. */
export function EmptyState({ icon, title, children, action, heading: Heading = 'h2' }: Props) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-16 text-center">
      <span
        aria-hidden
        className="mb-5 grid size-16 place-items-center rounded-pill bg-sand text-accent [&>svg]:size-7"
      >
        {icon}
      </span>
      <Heading tabIndex={-1} className="font-display text-2xl">
        {title}
      </Heading>
      <p className="mt-2 text-balance text-muted">{children}</p>
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
