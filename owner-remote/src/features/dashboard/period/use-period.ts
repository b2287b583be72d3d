import { PeriodDates } from '@wayhouse/contracts/period';
import { type PeriodName, periodNames } from '@wayhouse/domain/period';
import { useSearchParams } from 'react-router-dom';

/** A named or a custom period, as the API expects it. */
export type PeriodChoice = { period: PeriodName } | { from: string; to: string };

/** The selected period in the query string; an unknown one means this month. */
export function usePeriod(): [PeriodChoice, (choice: PeriodChoice) => void] {
  const [query, setQuery] = useSearchParams();
  const choose = (choice: PeriodChoice) =>
    setQuery(
      (before) => {
        for (const name of ['period', 'from', 'to']) before.delete(name);
        for (const [name, value] of Object.entries(choice)) before.set(name, value);
        return before;
      },
      { preventScrollReset: true },
    );
  return [readPeriod(query), choose];
}

function readPeriod(address: URLSearchParams): PeriodChoice {
  const dates = PeriodDates.safeParse({ from: address.get('from'), to: address.get('to') });
  if (dates.success) return dates.data;
  return { period: periodNames.find((name) => name === address.get('period')) ?? 'this-month' };
}
