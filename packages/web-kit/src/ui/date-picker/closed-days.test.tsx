import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { addDays } from '@wayhouse/domain/stay';
import { today } from './calendar-date.js';
import type { StayDates, StayField } from './stay-dates.js';
import { StayPanel } from './stay-panel.js';

const from = addDays(today(), 40);
const noArrival = addDays(from, 1);
const noDeparture = addDays(from, 2);

function Panel() {
  const [dates, setDates] = useState<StayDates>({ checkIn: '', checkOut: '' });
  const [end, setEnd] = useState<StayField | null>('checkIn');
  const isClosed = (day: string, to: StayField) => day === (to === 'checkIn' ? noArrival : noDeparture);
  const rules = { earliest: from, latest: addDays(from, 60), isClosed };
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
