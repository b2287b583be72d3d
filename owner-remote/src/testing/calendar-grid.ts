import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { nextYearDate } from './stub-hotel.js';

/** The cell of a night next year, by month and day. */
export const night = (monthAndDay: string) =>
  document.querySelector<HTMLElement>(`[data-night="${nextYearDate(monthAndDay)}"]`)!;

export const selectedNights = () =>
  screen.queryAllByRole('gridcell', { selected: true }).map(({ dataset }) => dataset.night);

export const nightsLoaded = () => waitFor(() => expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'false'));

export const dragNights = (user: UserEvent, from: string, to: string) =>
  user.pointer([
    { keys: '[MouseLeft>]', target: night(from) },
    { target: night(to) },
    { keys: '[/MouseLeft]', target: night(to) },
  ]);
