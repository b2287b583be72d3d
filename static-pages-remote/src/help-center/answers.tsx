import { Accordion } from '@wayhouse/web-kit/ui/accordion';
import { Button } from '@wayhouse/web-kit/ui/button';
import { EmptyState } from '@wayhouse/web-kit/ui/empty-state';
import { SearchX } from 'lucide-react';
import { useId } from 'react';
import { helpCenter } from '../content/help-center.js';
import { matchingQuestions } from './matching-questions.js';

/** The questions that fit what is sought, each with its answer below it. */
export function Answers({ sought, onClear }: { sought: string; onClear: () => void }) {
  const heading = useId();
  const found = matchingQuestions(helpCenter.questions, sought);
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-6 font-display text-2xl sm:text-3xl">
        {helpCenter.questionsTitle}
      </h2>
      <p role="status" className={sought.trim() ? 'mb-4 text-muted' : 'sr-only'}>
        {sought.trim() && `${found.length} of ${helpCenter.questions.length} questions`}
      </p>
      {found.length > 0 ? (
        <Accordion
          items={found.map(({ id, title, answer }) => ({ id, title, body: <p className="max-w-prose">{answer}</p> }))}
        />
      ) : (
        <EmptyState
          icon={<SearchX />}
          title="No answer by these words"
          action={
            <Button variant="secondary" onClick={onClear}>
              Show all questions
            </Button>
          }
        >
          Try a shorter word, or ask us directly.
        </EmptyState>
      )}
    </section>
  );
}
