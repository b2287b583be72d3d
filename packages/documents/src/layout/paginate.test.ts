import { paginate, type Slot } from './paginate.js';

const line = (over: Partial<Slot> = {}): Slot => ({ height: 10, before: 0, ...over });
const pagesOf = (slots: Slot[], height = 30) => paginate(slots, height).map(({ page }) => page);

test('turns the page where the next line does not fit', () => {
  expect(paginate([line(), line({ before: 5 }), line({ before: 5 }), line()], 30)).toEqual([
    { page: 0, top: 0 },
    { page: 0, top: 15 },
    { page: 1, top: 0 },
    { page: 1, top: 10 },
  ]);
});

test('a line that is kept with the next goes with it to the next page', () => {
  expect(pagesOf([line(), line(), line({ keep: true }), line()])).toEqual([0, 0, 1, 1]);
});

test('what is kept together and higher than a page is broken all the same, without an empty page before it', () => {
  const rows = Array.from({ length: 5 }, () => line({ keep: true }));
  expect(pagesOf([line(), ...rows])).toEqual([0, 0, 0, 1, 1, 1]);
});
