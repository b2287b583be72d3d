import { Star } from 'lucide-react';
import { messages } from '../../messages.js';

/** Stars for a rating from 0 to 5, halves included. */
export function RatingStars({ rating, className = 'size-4' }: { rating: number; className?: string }) {
  return (
    <span role="img" aria-label={messages.rated(rating)} className="relative inline-flex w-fit text-star">
      <Row className={className} />
      <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: `${rating * 20}%` }}>
        <span className="flex w-max">
          <Row className={`${className} fill-current`} />
        </span>
      </span>
    </span>
  );
}

const Row = ({ className }: { className: string }) =>
  [1, 2, 3, 4, 5].map((star) => <Star key={star} aria-hidden strokeWidth={1.5} className={`${className} shrink-0`} />);
