import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { on } from './stub-hotel.js';

/** A night of next year in the calendar that is shown, by month and day. */
export const night = (monthAndDay: string) => document.querySelector<HTMLElement>(`[data-night="${on(monthAndDay)}"]`)!;

/** The dates that are chosen. */
export const chosen = () => screen.queryAllByRole('gridcell', { selected: true }).map(({ dataset }) => dataset.night);

/** Waits until the nights have been read. */
export const read = () => waitFor(() => expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'false'));

export const drag = (user: UserEvent, from: string, to: string) =>
  user.pointer([
    { keys: '[MouseLeft>]', target: night(from) },
    { target: night(to) },
    { keys: '[/MouseLeft]', target: night(to) },
  ]);
