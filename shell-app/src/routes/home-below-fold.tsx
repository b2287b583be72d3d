import { DestinationTiles } from '../features/home/destination-tiles.js';
import { ExclusiveOffers } from '../features/home/exclusive-offers.js';
import { JournalTeaser } from '../features/home/journal-teaser.js';
import { Testimonials } from '../features/home/testimonials.js';
import { NewsletterSignup } from '../features/newsletter/newsletter-signup.js';
import { FeaturedRooms } from '../features/rooms/recommendations/featured-rooms.js';
import { RecommendedRooms } from '../features/rooms/recommendations/recommended-rooms.js';

export const HomeBelowFold = () => (
  <>
    <RecommendedRooms />
    <DestinationTiles />
    <FeaturedRooms />
    <ExclusiveOffers />
    <JournalTeaser />
    <Testimonials />
    <NewsletterSignup />
  </>
);
