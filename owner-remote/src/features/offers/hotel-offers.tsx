import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { offerIds } from '@wayhouse/domain/rates/offers';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ownerPaths } from '../../shared/owner-paths.js';
import { messages } from './messages.js';
import { OfferRow } from './offer-row.js';

/** The offers of the house, each with a switch for whether the hotel takes part. */
export const HotelOffers = ({ hotel }: { hotel: HotelProfile }) => (
  <>
    <Link to={ownerPaths.hotel} className={`${buttonStyle('quiet', 'small')} -ml-4`}>
      <ArrowLeft aria-hidden className="size-4" /> {messages.back}
    </Link>
    <Card className="mt-3 p-5 sm:p-6">
      <ul aria-label={messages.list} className="divide-y divide-line">
        {offerIds.map((offer) => (
          <OfferRow key={offer} hotel={hotel} offer={offer} />
        ))}
      </ul>
    </Card>
  </>
);
