import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { hasDetails } from '@wayhouse/web-kit/details-draft';
import { scrollBehavior } from '@wayhouse/web-kit/scroll-behavior';
import { lazyPart } from '../../shared/lazy.js';
import type { DetailsFormProps } from './details-form.js';
import { messages } from './messages.js';

/**
 * What the guest can let the hotel know with the booking, under a line that opens it. It is open if there is anything to see
 * or to ask: the ages of children that the room was searched for.
 */
export function DetailsSection(props: DetailsFormProps) {
  const [isOpenAtFirst] = useState(() => hasDetails(props.draft) || Boolean(props.searchedChildren));
  const [isAsked, ask] = useState(isOpenAtFirst);
  const isOpen = isAsked || Boolean(props.refusal);
  const id = useId();
  const section = useRef<HTMLDivElement>(null);
  // Browsers leave the button that was pressed where it is, and so have moved what is asked above it out of view.
  useEffect(() => {
    if (!isOpenAtFirst) return;
    const frame = requestAnimationFrame(() => {
      if (section.current!.getBoundingClientRect().top < 0)
        section.current!.scrollIntoView({ behavior: scrollBehavior() });
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpenAtFirst]);
  return (
    <div ref={section} className="mt-5 border-y border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => ask(!isOpen)}
        className="group flex min-h-12 w-full items-center justify-between gap-4 text-left text-sm font-medium hover:text-accent"
      >
        {messages.forHotel}
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-muted transition-transform group-aria-expanded:rotate-180"
        />
      </button>
      {isOpen && (
        <div id={id} className="pt-1 pb-5">
          <DetailsForm {...props} />
        </div>
      )}
    </div>
  );
}

const DetailsForm = lazyPart<DetailsFormProps>(async () => (await import('./details-form.js')).DetailsForm, {
  skeleton: <Skeleton className="h-56" />,
});
