import type { Hotel } from '@wayhouse/contracts/hotel';
import { paths } from '@wayhouse/contracts/paths';
import { formatList } from '@wayhouse/messages/format-list';
import { languageName } from '@wayhouse/messages/language-name';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Price } from '@wayhouse/web-kit/ui/display/price';
import { Link } from 'react-router-dom';
import { useCurrency } from '../../shared/runtime-config.js';
import { useSearchedStay } from '../../shared/use-searched-stay.js';
import { withStay } from '../../shared/with-stay.js';
import { messages } from './messages.js';

/** How many rooms are found, and from what they cost a night; those of the stay before while others load. */
export type FoundRooms = Pick<Hotel, 'rooms' | 'pricePerNight'> & { isOfStayBefore?: boolean };
type Props = { hotel: Hotel; found?: FoundRooms; roomsId: string };

/** What to know before booking, and the way to the rooms: those that were found, once that is known. */
export function HotelFactsCard({ hotel, found = hotel, roomsId }: Props) {
  const currency = useCurrency(hotel);
  const { languages, owner } = hotel;
  const stay = useSearchedStay(hotel.city);
  const facts = [
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
      {hotel.rooms === 0 ? (
        <p className="mt-6 text-muted">{messages.noRooms}</p>
      ) : (
        <>
          {found.pricePerNight !== undefined && (
            <div className="transition-opacity aria-busy:opacity-50" aria-busy={found.isOfStayBefore}>
              <p className="mt-6">
                <span className="text-muted">{messages.from} </span>
                <Price amount={found.pricePerNight} currency={currency} per={messages.perNight} />
              </p>
              <a href={`#${roomsId}`} className={buttonStyle('primary', 'large', 'mt-4 w-full')}>
                {messages.rooms(found.rooms)}
              </a>
            </div>
          )}
          <Link
            to={withStay(paths.bookRooms(hotel.slug), stay)}
            className={buttonStyle('quiet', 'medium', 'mt-2 w-full')}
          >
            {messages.several}
          </Link>
        </>
      )}
    </section>
  );
}
