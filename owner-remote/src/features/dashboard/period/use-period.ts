import { PeriodDates, type PeriodName, periodNames } from '@wayhouse/contracts/period';
import { useSearchParams } from 'react-router-dom';

/** A period by its name or by its dates, as the call takes it. */
export type PeriodChoice = { period: PeriodName } | { from: string; to: string };

/** The chosen period, kept in the address; an address that names none we know means this month. */
export function usePeriod(): [PeriodChoice, (choice: PeriodChoice) => void] {
  const [address, setAddress] = useSearchParams();
  return [periodIn(address), (choice) => setAddress(choice, { preventScrollReset: true })];
}

function periodIn(address: URLSearchParams): PeriodChoice {
  const dates = PeriodDates.safeParse({ from: address.get('from'), to: address.get('to') });
  if (dates.success) return dates.data;
  return { period: periodNames.find((name) => name === address.get('period')) ?? 'this-month' };
}
