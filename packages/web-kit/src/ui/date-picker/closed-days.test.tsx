import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { addDays, nightsOf } from '@wayhouse/domain/stay';
import { today } from './calendar-date.js';
import type { StayDates, StayField } from './stay-dates.js';
import { StayPanel } from './stay-panel.js';

/** Within a month, as one is shown. */
const from = `${addDays(today(), 40).slice(0, 8)}10`;
const noArrival = addDays(from, 1);
const noDeparture = addDays(from, 2);

type PanelProps = { at?: StayDates; isArrivalFixed?: boolean };

function Panel({ at = { checkIn: '', checkOut: '' }, isArrivalFixed }: PanelProps) {
  const [dates, setDates] = useState<StayDates>(at);
  const [end, setEnd] = useState<StayField | null>(isArrivalFixed ? 'checkOut' : 'checkIn');
  const isClosed = (day: string, to: StayField) => day === (to === 'checkIn' ? noArrival : noDeparture);
  const rules = { earliest: from, latest: addDays(from, 60), isClosed, isArrivalFixed };
  return (
    end && <StayPanel {...rules} dates={dates} onChange={setDates} end={end} onEnd={setEnd} anchor={createRef()} />
  );
}
const day = (date: string) =>
  within(document.querySelector<HTMLElement>(`[data-day="${date}"]:not([data-outside])`)!).getByRole('button');

test('a day without arrivals can only be left on, and one without departures only be arrived on', async () => {
  render(<Panel />);
  const user = userEvent.setup();
  expect(day(noArrival)).toBeDisabled();
  expect(day(noDeparture)).toBeEnabled();
  await user.click(day(from));
  expect(day(noArrival)).toBeEnabled();
  expect(day(noDeparture)).toBeDisabled();
  await user.click(day(noArrival));
  expect(screen.getByText('1 night')).toBeVisible();
});

test('the calendar begins with the first month in which a night is free', () => {
  const first = `${addDays(from, 70).slice(0, 8)}20`;
  const taken = new Set(nightsOf({ checkIn: from, checkOut: first }));
  const rules = {
    earliest: from,
    latest: addDays(from, 200),
    taken,
    onChange: () => undefined,
    onEnd: () => undefined,
  };
  render(<StayPanel {...rules} dates={{ checkIn: '', checkOut: '' }} end="checkIn" anchor={createRef()} />);
  expect(day(first)).toBeEnabled();
});

test('where the arrival is fixed, nothing but a departure from the earliest day on can be picked', async () => {
  render(<Panel at={{ checkIn: addDays(from, -1), checkOut: addDays(from, 3) }} isArrivalFixed />);
  expect(screen.queryByRole('button', { name: 'Clear dates' })).toBeNull();
  expect(day(addDays(from, -1))).toBeDisabled();
  await userEvent.setup().click(day(from));
  expect(screen.getByText('1 night')).toBeVisible();
});

test('who arrives on the last open day of a month can leave in the next one', async () => {
  const end = '2127-10-31';
  const rules = { earliest: '2127-10-01', latest: end, onChange: () => undefined, onEnd: () => undefined };
  render(<StayPanel {...rules} dates={{ checkIn: end, checkOut: '' }} end="checkOut" anchor={createRef()} />);
  await userEvent.setup().click(screen.getByRole('button', { name: /next month/i }));
  expect(day('2127-11-04')).toBeEnabled();
});
