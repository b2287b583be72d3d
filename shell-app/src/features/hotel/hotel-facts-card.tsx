import type { Hotel } from '@wayhouse/contracts/hotel';
import { paths } from '@wayhouse/contracts/paths';
import { formatList } from '@wayhouse/messages/format-list';
import { languageName } from '@wayhouse/messages/language-name';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Price } from '@wayhouse/web-kit/ui/display/price';
import { Link } from 'react-router-dom';
import { useCurrency } from '../../shared/runtime-config.js';
import { messages } from './messages.js';

/** What to know before booking, and the way to the rooms. */
export function HotelFactsCard({ hotel, roomsId }: { hotel: Hotel; roomsId: string }) {
  const currency = useCurrency();
  const { languages, owner, pricePerNight, rooms } = hotel;
  const facts = [
    messages.checkIn(hotel),
    messages.checkOut(hotel),
    messages.payAtHotel,
    ...(languages.length > 0 ? [messages.languages(formatList(languages.map(languageName)))] : []),
    ...(owner.name ? [messages.hostedBy(owner.name)] : []),
    messages.phone,
  ];
  return (
    <section aria-labelledby="good-to-know" className="self-start rounded-card border border-line bg-surface p-6">
      <h2 id="good-to-know" className="font-display text-2xl">
        {messages.goodToKnow}
      </h2>
      <ul className="mt-4 space-y-2.5 text-[15px]">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {pricePerNight === undefined ? (
        <p className="mt-6 text-muted">{messages.noRooms}</p>
      ) : (
        <>
          <p className="mt-6">
            <span className="text-muted">{messages.from} </span>
            <Price amount={pricePerNight} currency={currency} per={messages.perNight} />
          </p>
          <a href={`#${roomsId}`} className={buttonStyle('primary', 'large', 'mt-4 w-full')}>
            {messages.rooms(rooms)}
          </a>
          <Link to={paths.bookRooms(hotel.slug)} className={buttonStyle('quiet', 'medium', 'mt-2 w-full')}>
            {messages.several}
          </Link>
        </>
      )}
    </section>
  );
}
