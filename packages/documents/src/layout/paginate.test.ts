import { paginate, type Slot } from './paginate.js';

const line = (over: Partial<Slot> = {}): Slot => ({ height: 10, before: 0, ...over });
const pagesOf = (slots: Slot[], height = 30) => paginate(slots, height).map(({ page }) => page);

test('starts a new page where the next line does not fit', () => {
  expect(paginate([line(), line({ before: 5 }), line({ before: 5 }), line()], 30)).toEqual([
    { page: 0, top: 0 },
    { page: 0, top: 15 },
    { page: 1, top: 0 },
    { page: 1, top: 10 },
  ]);
});

test('a line with `keep` moves to the next page with the one after it', () => {
  expect(pagesOf([line(), line(), line({ keep: true }), line()])).toEqual([0, 0, 1, 1]);
});

test('a group that is higher than a page is divided, without an empty page before it', () => {
  const rows = Array.from({ length: 5 }, () => line({ keep: true }));
  expect(pagesOf([line(), ...rows])).toEqual([0, 0, 0, 1, 1, 1]);
});
