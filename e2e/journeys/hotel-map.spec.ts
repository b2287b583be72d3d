import { findViolations } from '../platform/axe.js';
import { expect, test } from '../platform/journey.js';
import { newOwner } from '../platform/new-owner.js';
import { expectToast } from '../platform/toasts.js';

test('an owner places the hotel on the map, by press, by dragging and by keys, or where the owner is, and a guest sees it there; nothing is asked of others', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 9.95, longitude: 76.25 });
  await newOwner(page, 'map');
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) asked.add(new URL(request.url()).origin);
  });
  await page.goto('/owner/hotel');
  const address = await page.getByRole('link', { name: 'See it as guests do' }).getAttribute('href');
  await page.getByRole('button', { name: 'Choose it on a map' }).click();
  const map = page.getByRole('region', { name: 'Map: press where the hotel is' });
  await expect(map).toBeVisible();
  await expect.poll(() => findViolations(page)).toEqual([]);
  const [latitude, longitude] = [page.getByLabel('Latitude'), page.getByLabel('Longitude')];
  await map.click({ position: { x: 120, y: 90 } });
  await expect(latitude).toHaveValue(/^-?\d+\.\d+$/);
  const [north, east] = [Number(await latitude.inputValue()), Number(await longitude.inputValue())];

  const pin = map.getByRole('button', { name: 'The hotel' });
  await pin.press('ArrowUp');
  await expect.poll(async () => Number(await latitude.inputValue())).toBeGreaterThan(north);
  await pin.press('Shift+ArrowLeft');
  await expect.poll(async () => Number(await longitude.inputValue())).toBeLessThan(east);
  const [south, west] = [Number(await latitude.inputValue()), Number(await longitude.inputValue())];
  const { x, y, width, height } = (await pin.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 60, y + height / 2 + 40, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => Number(await latitude.inputValue())).toBeLessThan(south);
  expect(Number(await longitude.inputValue())).toBeGreaterThan(west);

  await page.getByRole('button', { name: 'Use where I am' }).click();
  await expect(latitude).toHaveValue('9.95');
  await expect(longitude).toHaveValue('76.25');
  await latitude.fill('9.9658');
  await longitude.fill('76.2421');
  await expect(pin).toBeInViewport();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Your hotel is up to date.');

  await page.goto(address!);
  await page.getByRole('button', { name: 'Show on a map' }).click();
  const shown = page.getByRole('region', { name: /^Map with / });
  await expect(shown.getByText(/^House of map/i)).toBeVisible();
  await expect(shown.getByText('Kochi')).toBeVisible();
  await expect.poll(() => findViolations(page)).toEqual([]);
  expect([...asked]).toEqual([new URL(page.url()).origin]);
});
