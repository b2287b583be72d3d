import { messages } from './messages.js';

/** The names that stand in a file are the same in all languages. */
const names = {
  dates: 'from, to',
  restrictions: 'minNights, maxNights, noArrival, noDeparture',
  description: 'name, text, size, mostAdults',
} as Record<string, string>;

export const ColumnsHelp = () => (
  <details className="mt-6 rounded-card border border-line bg-surface px-4">
    <summary className="min-h-11 cursor-pointer py-3 font-medium">{messages.help.title}</summary>
    <dl className="grid gap-3 pb-4 text-sm">
      {Object.entries(messages.help.columns).map(([column, meaning]) => (
        <div key={column}>
          <dt className="font-medium wrap-anywhere">{names[column] ?? column}</dt>
          <dd className="text-muted">{meaning}</dd>
        </div>
      ))}
    </dl>
    <p className="border-t border-line py-4 text-sm text-muted">{messages.help.note}</p>
  </details>
);
