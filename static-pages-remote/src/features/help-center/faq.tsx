import { Accordion } from '@wayhouse/web-kit/ui/display/accordion';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { EmptyState } from '@wayhouse/web-kit/ui/display/empty-state';
import { SearchX } from 'lucide-react';
import { useId, useState } from 'react';
import { helpCenter } from './messages.js';
import { nameInAddress, useArrival } from '../../shared/use-hash-target.js';
import { matchingQuestions } from './search-questions.js';

/** The questions that fit what is sought, each with its answer below it. The open one is named in the address. */
export function Answers({ sought, onClear }: { sought: string; onClear: () => void }) {
  const heading = useId();
  const arrivedAt = useArrival();
  const [opened, setOpened] = useState({ arrivedAt, id: arrivedAt });
  if (opened.arrivedAt !== arrivedAt) setOpened({ arrivedAt, id: arrivedAt });
  const found = matchingQuestions(helpCenter.questions, sought);
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-6 font-display text-2xl sm:text-3xl">
        {helpCenter.questionsTitle}
      </h2>
      <p role="status" className={sought.trim() ? 'mb-4 text-muted' : 'sr-only'}>
        {sought.trim() && helpCenter.found(found.length, helpCenter.questions.length)}
      </p>
      {found.length > 0 ? (
        <Accordion
          open={opened.id}
          onChange={(id) => {
            setOpened({ arrivedAt, id });
            nameInAddress(id);
          }}
          items={found.map(({ id, title, answer }) => ({ id, title, body: <p className="max-w-prose">{answer}</p> }))}
        />
      ) : (
        <EmptyState
          icon={<SearchX />}
          title={helpCenter.noneFound.title}
          action={
            <Button variant="secondary" onClick={onClear}>
              {helpCenter.noneFound.showAll}
            </Button>
          }
        >
          {helpCenter.noneFound.text}
        </EmptyState>
      )}
    </section>
  );
}
