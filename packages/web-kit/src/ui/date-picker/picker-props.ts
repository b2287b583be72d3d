import type { RefObject } from 'react';
import type { StayDates, StayField } from './stay-dates.js';

export type DateRangePickerProps = {
  dates: StayDates;
  onChange: (dates: StayDates) => void;
  earliest: string;
  latest: string;
  taken?: ReadonlySet<string>;
  maxNights?: number;
  /** Whether no stay may begin (`checkIn`) or end on this day. */
  isClosed?: (day: string, to: StayField) => boolean;
  /** Then the arrival stays as it is, and nothing but a departure from `earliest` on can be picked. */
  isArrivalFixed?: boolean;
  /** Who reads it; by default the guest. */
  reader?: 'guest' | 'hotel';
  /** Shown below the dates. */
  error?: string;
  className?: string;
  /** The edge of the fields at which the calendar stands on wide screens. */
  align?: 'start' | 'end';
};

export type StayPanelProps = DateRangePickerProps & {
  end: StayField;
  onEnd: (end: StayField | null) => void;
  anchor: RefObject<HTMLElement | null>;
};
