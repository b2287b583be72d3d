const list = new Intl.ListFormat('en', { type: 'conjunction' });

export const texts = {
  bestSeller: 'Best Seller',
  reviews: '200+ reviews',
  perNight: '/ night',
  showMore: 'Show more rooms',
  title: (total: number | undefined, place: string) => {
    const where = place ? ` in ${place}` : '';
    if (total === undefined) return `Rooms${where}`;
    return `${total} ${total === 1 ? 'room' : 'rooms'}${where}`;
  },
  addDates: 'Add your dates to see what is free and what it costs in all.',
  forNights: (nights: number, guests: number) =>
    `${nights} ${nights === 1 ? 'night' : 'nights'}, ${guests} ${guests === 1 ? 'guest' : 'guests'}`,
  total: 'total',
  nights: (nights: number) => `${nights} ${nights === 1 ? 'night' : 'nights'}`,
  results: 'Rooms found',
  filters: 'Filters',
  show: 'Show',
  clear: 'CLEAR',
  roomType: 'Room type',
  priceRange: 'Price per night',
  sortBy: 'Sort by',
  activeFilters: 'Active filters',
  showResults: (total: number | undefined) => (total === undefined ? 'Show rooms' : `Show ${total} rooms`),
  sorts: { 'price-asc': 'Price: Low to High', 'price-desc': 'Price: High to Low', newest: 'Newest First' },
  none: {
    title: 'No room fits all of this',
    body: 'Try other dates, fewer filters, or a place nearby.',
    clear: 'Clear the filters',
    all: 'See all rooms',
  },
  failed: {
    title: 'The rooms did not load',
    message: 'Nothing is lost: your search and filters are kept.',
  },
  recommended: {
    title: 'Recommended hotels',
    forCities: (cities: string[]) => `Because you searched for ${list.format(cities)}.`,
    favourites: 'Rooms our guests come back to.',
  },
  featured: {
    title: 'Featured destination',
    lead: 'New on Wayhouse, and already somebody’s favourite.',
    all: 'View All Destination',
  },
} as const;
