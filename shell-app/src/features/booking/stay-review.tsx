import type { HotelTimes } from '@wayhouse/domain/hotel-time';
import { daysBetween } from '@wayhouse/domain/stay';
import { counts } from '@wayhouse/messages/counts';
import { formatCheckIn, formatCheckOut } from '@wayhouse/messages/format-date';
import { scrollBehavior } from '@wayhouse/web-kit/scroll-behavior';
import type { StayDates } from '@wayhouse/web-kit/stay-dates';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { messages } from './messages.js';

type Facts = {
  hotel: HotelTimes;
  stay: StayDates & { guests: number };
  /** The room, where it is one. */
  room?: string;
};

/** The step between a free room and its booking: what is about to be booked, in words. It gets the focus, as the button is below it. */
export function StayReview({ children, ...facts }: Facts & { children: ReactNode }) {
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Browsers leave the button that was pressed where it is, and so have moved what is new above it out of view.
  useEffect(() => {
    heading.current!.focus({ preventScroll: true });
    const frame = requestAnimationFrame(() => {
      if (section.current!.getBoundingClientRect().top < 0)
        section.current!.scrollIntoView({ behavior: scrollBehavior() });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <section ref={section} aria-labelledby={headingId} className="mt-6 scroll-mt-24 border-t border-line pt-5">
      <h2 id={headingId} ref={heading} tabIndex={-1} className="font-display text-2xl outline-none">
        {messages.review.title}
      </h2>
      <StayFacts {...facts} />
      {children}
    </section>
  );
}

/** Room, dates with times, nights and guests. */
export function StayFacts({ hotel, stay: { checkIn, checkOut, guests }, room }: Facts) {
  const labels = messages.review;
  const nights = counts.nights(daysBetween(checkIn, checkOut));
  return (
    <dl className="mt-3 text-sm">
      {room && <Fact label={labels.room}>{room}</Fact>}
      <Fact label={labels.checkIn}>{formatCheckIn(checkIn, hotel)}</Fact>
      <Fact label={labels.checkOut}>{formatCheckOut(checkOut, hotel)}</Fact>
      <Fact label={labels.stay}>{labels.nightsAndGuests(nights, counts.guests(guests))}</Fact>
    </dl>
  );
}

const Fact = ({ label, children }: { label: string; children: string }) => (
  <div className="mt-1.5 flex justify-between gap-4">
    <dt className="shrink-0 text-muted">{label}</dt>
    <dd className="text-right text-pretty wrap-anywhere">{children}</dd>
  </div>
);
