import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { addDays } from '@wayhouse/domain/stay';
import { messages } from '../../messages.js';
import { today } from './calendar-date.js';
import type { StayDates, StayField } from './stay-dates.js';
import { StayPanel } from './stay-panel.js';

const from = addDays(today(), 40);

function Panel({ at = { checkIn: '', checkOut: '' } }: { at?: StayDates }) {
  const [dates, setDates] = useState<StayDates>(at);
  const [end, setEnd] = useState<StayField | null>('checkIn');
  const rules = { earliest: from, latest: addDays(from, 60) };
  return (
    end && <StayPanel {...rules} dates={dates} onChange={setDates} end={end} onEnd={setEnd} anchor={createRef()} />
  );
}

const openPanel = (at?: StayDates) => {
  render(<Panel at={at} />);
  return userEvent.setup();
};
const cell = (date: string) => document.querySelector(`[data-day="${date}"]:not([data-outside])`)!;
const day = (date: string) => within(cell(date) as HTMLElement).getByRole('button');
const isPreviewed = (date: string) => cell(date).className.includes('bg-accent-soft');

test('marks the picked arrival at once and previews the stay under the pointer or the focus', async () => {
  const user = openPanel();
  await user.click(day(from));
  expect(cell(from)).toHaveAttribute('aria-selected', 'true');
  await user.hover(day(addDays(from, 3)));
  expect([1, 2, 3, 4].map((after) => isPreviewed(addDays(from, after)))).toEqual([true, true, true, false]);
  await user.hover(screen.getByRole('button', { name: 'Done' }));
  expect(isPreviewed(addDays(from, 1))).toBe(false);
  act(() => day(addDays(from, 1)).focus());
  expect(isPreviewed(addDays(from, 1))).toBe(true);
});

test('stays open after the second pick, with the number of nights, until Done is pressed', async () => {
  const user = openPanel();
  await user.click(day(from));
  expect(screen.getByText(messages.stay.asked.guest.departure)).toBeVisible();
  await user.click(day(addDays(from, 4)));
  expect(screen.getByText(messages.stay.asked.guest.both)).toBeVisible();
  expect(screen.getByText('4 nights')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear dates' }));
  expect(screen.queryByText('4 nights')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an earlier arrival gives up the departure where that would be more nights than a stay may have', async () => {
  const user = openPanel({ checkIn: addDays(from, 29), checkOut: addDays(from, 31) });
  if (!document.querySelector(`[data-day="${from}"]:not([data-outside])`))
    await user.click(screen.getByRole('button', { name: messages.stay.previousMonth }));
  await user.click(day(from));
  expect(screen.getByText(messages.stay.asked.guest.departure)).toBeVisible();
});

test('an arrow stays in the page while the focus leaves a day for it, so that its press counts', async () => {
  openPanel();
  const next = screen.getByRole('button', { name: messages.stay.nextMonth });
  act(() => day(addDays(from, 1)).focus());
  const arrow = next.querySelector('svg');
  act(() => next.focus());
  expect(arrow).toBeInTheDocument();
  expect(next.querySelector('svg')).toBe(arrow);
});
