import type { AppliedOffer } from '@wayhouse/domain/rates/offers';
import { formatAmount } from '@wayhouse/messages/format-money';
import { formatOffer } from '@wayhouse/messages/offers';
import { Price } from '@wayhouse/web-kit/ui/display/price';
import { messages as sharedMessages } from '../../../shared/messages.js';
import { useAboutInSite, useCurrency } from '../../../shared/runtime-config.js';
import type { StayParams } from '../../../shared/stay-params.js';
import { messages } from '../messages.js';
import { nightPrice } from './night-price.js';

type Priced = {
  pricePerNight: number;
  isLeastPrice?: boolean;
  totalPrice?: number;
  addedTaxes?: number;
  offer?: AppliedOffer;
  currency?: string;
};
type Props = { of: Priced; stay?: StayParams; isLeast?: boolean };

/**
 * The price of a night and, with dates, of the stay with taxes and fees; a night then costs what it does on average without
 * them. A price in another currency than the site's has about what it is in that below. `isLeast`: others of the same card cost more.
 */
export function CardPrice({ of, stay, isLeast }: Props) {
  const { isLeastPrice, addedTaxes = 0, offer } = of;
  const currency = useCurrency(of);
  const { nights, total, each } = nightPrice(of, stay);
  const about = useAboutInSite(nights ? total : each, of);
  const isFrom = isLeast || (isLeastPrice && !nights);
  return (
    <p className="mt-auto pt-3">
      {/* Above, so that the prices of cards in a row stand on one line. */}
      {offer && nights > 0 && (
        <span className="block text-sm whitespace-nowrap text-success">{formatOffer(offer)}</span>
      )}
      {isFrom && <span className="text-muted">{messages.from} </span>}
      <Price amount={each} currency={currency} per={messages.perNight} />
      {about && !nights && (
        <>
          {' '}
          <span className="text-sm whitespace-nowrap text-muted tabular-nums">{messages.about(about)}</span>
        </>
      )}
      {nights > 0 && (
        <span className="block text-sm whitespace-nowrap text-muted tabular-nums">
          {messages.total(formatAmount(total, currency), nights)}
          {about && <span className="block">{messages.about(about)}</span>}
          {addedTaxes > 0 && <span className="block">{sharedMessages.withTaxes}</span>}
        </span>
      )}
    </p>
  );
}
