import { Accordion } from '@wayhouse/web-kit/ui/display/accordion';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { EmptyState } from '@wayhouse/web-kit/ui/display/empty-state';
import { SearchX } from 'lucide-react';
import { useId, useState } from 'react';
import { messages } from './messages.js';
import { replaceHash, useHashTarget } from '../../shared/use-hash-target.js';
import { searchQuestions } from './search-questions.js';

/** The matching questions, each with a collapsible answer. The open one is in the hash. */
export function Faq({ query, onClear }: { query: string; onClear: () => void }) {
  const heading = useId();
  const hashTarget = useHashTarget();
  const [openQuestion, setOpenQuestion] = useState({ hashTarget, id: hashTarget });
  if (openQuestion.hashTarget !== hashTarget) setOpenQuestion({ hashTarget, id: hashTarget });
  const matches = searchQuestions(messages.questions, query);
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-6 font-display text-2xl sm:text-3xl">
        {messages.questionsTitle}
      </h2>
      <p role="status" className={query.trim() ? 'mb-4 text-muted' : 'sr-only'}>
        {query.trim() && messages.found(matches.length, messages.questions.length)}
      </p>
      {matches.length > 0 ? (
        <Accordion
          open={openQuestion.id}
          onChange={(id) => {
            setOpenQuestion({ hashTarget, id });
            replaceHash(id);
          }}
          items={matches.map(({ id, title, answer }) => ({ id, title, body: <p className="max-w-prose">{answer}</p> }))}
        />
      ) : (
        <EmptyState
          icon={<SearchX />}
          title={messages.noneFound.title}
          action={
            <Button variant="secondary" onClick={onClear}>
              {messages.noneFound.showAll}
            </Button>
          }
        >
          {messages.noneFound.text}
        </EmptyState>
      )}
    </section>
  );
}
