import { ExclusiveOffers } from '../features/home/exclusive-offers.js';
import { Testimonials } from '../features/home/testimonials.js';
import { NewsletterBox } from '../features/newsletter/newsletter-box.js';
import { FeaturedRooms } from '../features/rooms/featured-rooms.js';
import { RecommendedRooms } from '../features/rooms/recommended-rooms.js';

export const HomeBelow = () => (
  <>
    <RecommendedRooms />
    <FeaturedRooms />
    <ExclusiveOffers />
    <Testimonials />
    <NewsletterBox />
  </>
);
