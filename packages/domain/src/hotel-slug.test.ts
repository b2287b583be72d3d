import { hotelSlug } from './hotel-slug.js';

test.each([
  ['Lantern & Tide', 'Kochi', 'lantern-tide-kochi'],
  ['Hôtel de l’Étoile', 'Paris', 'hotel-de-letoile-paris'],
  ['The Grand Goa', 'Goa', 'the-grand-goa'],
  ['Goa', 'Goa', 'goa'],
  ['苔の門', 'Kyoto', 'hotel-kyoto'],
  ['Ninth & Foundry', 'New York', 'ninth-foundry-new-york'],
])('the page of %s in %s is %s', (name, city, slug) => expect(hotelSlug(name, city)).toBe(slug));

test('a long name is cut, and ends with a letter or a digit', () => {
  const slug = hotelSlug('ab '.repeat(26), 'Goa');
  expect(slug.length).toBeLessThanOrEqual(44);
  expect(slug).toMatch(/^ab(-ab)+$|^ab(-ab)+-a$/);
});
