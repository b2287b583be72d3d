import { screen, waitFor, within } from '@testing-library/react';
import type { ImportedCalendar, UnitCalendars } from '@wayhouse/contracts/calls/calendar-calls';
import { bookingNumber } from '@wayhouse/domain/reference';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { inputMessages } from '@wayhouse/messages/input-messages';
import { aHotelProfile, aRoom } from '../../testing/factories.js';
import { renderOwnerArea } from '../../testing/render-owner-area.js';
import { messages } from './list/messages.js';
import { messages as pageMessages } from './messages.js';

const show = 'GET /api/bookings/hotel/calendars/r1';
const path = 'POST /api/bookings/hotel/calendars';

const airbnb = (over: Partial<ImportedCalendar> = {}): ImportedCalendar => ({
  ...{ _id: 'c1', name: 'Airbnb', site: 'www.airbnb.com', state: 'imported', nights: 3, conflicts: [] },
  ...{ importedAt: '2027-02-01T09:30:00.000Z', nextAt: '2027-02-01T09:45:00.000Z' },
  ...over,
});
const aUnit = (over: Partial<UnitCalendars> = {}): UnitCalendars => ({
  ...{ unit: 1, address: '/api/bookings/calendars/secret.ics', calendars: [] },
  ...over,
});

type Answers = Parameters<typeof renderOwnerArea>[1];
const open = (units: UnitCalendars[], answers: Answers = {}, count = units.length) =>
  renderOwnerArea('/owner/list-room/r1/calendars', {
    'GET /api/rooms/owner': () => ({ body: { rooms: [aRoom({ units: count })] } }),
    [show]: () => ({ body: { units } }),
    ...answers,
  });
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole('textbox', { name });

test('the address of the room’s calendar is copied with the origin of the site', async () => {
  const { user, host } = open([aUnit()]);
  await user.click(await screen.findByRole('button', { name: messages.out.copy }));
  await waitFor(() => expect(host.toast.success).toHaveBeenCalledWith(messages.out.copied));
  const address = `${window.location.origin}/api/bookings/calendars/secret.ics`;
  expect(await navigator.clipboard.readText()).toBe(address);
  expect(screen.getByText(address)).toBeVisible();
  expect(screen.queryByRole('heading', { name: messages.unit(1) })).toBeNull();
});

test('the address for the site that a calendar comes from leaves out what comes from there', async () => {
  const { user } = open([aUnit({ calendars: [airbnb()] })]);
  await user.click(await screen.findByRole('button', { name: messages.imported.copyFor('Airbnb') }));
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toMatch(/\/api\/bookings\/calendars\/secret\.ics\?without=c1$/),
  );
});

test('the address is replaced once that is confirmed', async () => {
  const sent: unknown[] = [];
  const { user, host } = open([aUnit()], {
    [`${path}/replace-address`]: (body) => {
      sent.push(JSON.parse(String(body)));
      const units = [aUnit({ address: '/api/bookings/calendars/other.ics' })];
      return { body: { message: confirmations.calendarAddressReplaced, units } };
    },
  });
  await user.click(await screen.findByRole('button', { name: messages.out.replace }));
  await user.click(button(messages.out.replacing.dismiss));
  expect(sent).toEqual([]);
  await user.click(button(messages.out.replace));
  await user.click(button(messages.out.replacing.confirm));
  expect(await screen.findByText(/other\.ics$/)).toBeVisible();
  expect(sent).toEqual([{ room: 'r1', unit: 1 }]);
  expect(host.toast.success).toHaveBeenCalledWith(confirmations.calendarAddressReplaced);
});

test('a calendar is added; what was entered stays until it is', async () => {
  const sent: unknown[] = [];
  const refusals = [
    {
      status: 422,
      body: { code: 'rule-broken', message: errorMessages['calendar-address-refused'], field: 'address' },
    },
  ];
  const { user } = open([aUnit(), aUnit({ unit: 2 })], {
    [`${path}/add`]: (body) => {
      sent.push(JSON.parse(String(body)));
      const units = [aUnit(), aUnit({ unit: 2, calendars: [airbnb()] })];
      return refusals.shift() ?? { body: { message: confirmations.calendarAdded, units } };
    },
  });
  const second = await screen.findByRole('region', { name: `${messages.unit(2)}: ${messages.imported.title}` });
  await user.click(
    within(second).getByRole('button', { name: messages.ofUnit(messages.unit(2), messages.imported.add) }),
  );
  await user.type(field(messages.form.name), 'Airbnb');
  await user.type(field(messages.form.address), 'airbnb');
  await user.click(button(messages.form.save));
  expect(await screen.findByText(inputMessages['address-malformed'])).toBeVisible();
  await user.clear(field(messages.form.address));
  await user.type(field(messages.form.address), 'https://localhost/a.ics');
  await user.click(button(messages.form.save));
  expect(await screen.findByText(errorMessages['calendar-address-refused'])).toBeVisible();
  expect(field(messages.form.address)).toHaveValue('https://localhost/a.ics');
  await user.click(button(messages.form.save));
  expect(await within(second).findByText('www.airbnb.com')).toBeVisible();
  expect(sent).toEqual(Array(2).fill({ room: 'r1', unit: 2, name: 'Airbnb', address: 'https://localhost/a.ics' }));
});

test('a failed import shows why, and that nights stay blocked; it is imported again on request', async () => {
  const failed = airbnb({ state: 'failed', failure: 'timed-out' });
  const { user, host } = open([aUnit({ calendars: [failed] })], {
    [`${path}/import`]: (body) => {
      expect(JSON.parse(String(body))).toEqual({ room: 'r1', calendarId: 'c1' });
      const units = [aUnit({ calendars: [airbnb()] })];
      return { body: { message: confirmations.calendarImported, outcome: 'imported', units } };
    },
  });
  expect(await screen.findByText(messages.imported.state.failed)).toBeVisible();
  expect(screen.getByText(/^The other site took too long/)).toHaveTextContent(messages.imported.stays);
  await user.click(button(messages.imported.nowOf('Airbnb')));
  expect(await screen.findByText(messages.imported.state.imported)).toBeVisible();
  expect(screen.queryByText(/too long/)).toBeNull();
  expect(host.toast.success).toHaveBeenCalledWith(confirmations.calendarImported);
});

test('an import on request that fails is an error', async () => {
  const units = [aUnit({ calendars: [airbnb({ state: 'failed', failure: 'timed-out' })] })];
  const { user, host } = open([aUnit({ calendars: [airbnb()] })], {
    [`${path}/import`]: () => ({ body: { message: confirmations.calendarNotImported, outcome: 'failed', units } }),
  });
  await user.click(await screen.findByRole('button', { name: messages.imported.nowOf('Airbnb') }));
  expect(await screen.findByText(messages.imported.state.failed)).toBeVisible();
  expect(host.toast.error).toHaveBeenCalledWith(confirmations.calendarNotImported);
  expect(host.toast.success).not.toHaveBeenCalled();
});

test('a failure that nobody expected shows a reason, too', async () => {
  open([aUnit({ calendars: [airbnb({ state: 'failed', failure: 'unexpected' })] })]);
  expect(await screen.findByText(/Something went wrong here.*stay blocked/)).toBeVisible();
});

test('nights that are booked here as well are shown with their booking, and events that repeat are named', async () => {
  const conflicts = [{ bookingId: 'b1', nights: ['2027-03-10', '2027-03-11', '2027-03-14'] }];
  open([aUnit({ calendars: [airbnb({ conflicts, repeating: ['2027-04-01'] })] })]);
  const shown = await screen.findByRole('region', { name: messages.conflicts.title });
  expect(within(shown).getByRole('link', { name: bookingNumber('b1') })).toHaveAttribute('href', '/owner/bookings/b1');
  expect(within(shown).getByRole('listitem')).toHaveTextContent(
    /10\s–\s11 Mar 2027 and 14 Mar 2027|10–11 Mar 2027 and 14 Mar 2027|Mar 10\s–\s11, 2027 and Mar 14, 2027/,
  );
  expect(screen.getByText(/Thu, 1 Apr 2027/)).toBeVisible();
});

test('the name of a calendar is changed; its address stays while none is entered', async () => {
  const sent: unknown[] = [];
  const { user } = open([aUnit({ calendars: [airbnb()] })], {
    [`${path}/change`]: (body) => {
      sent.push(JSON.parse(String(body)));
      const units = [aUnit({ calendars: [airbnb({ name: 'Vrbo', site: 'www.vrbo.com' })] })];
      return { body: { message: confirmations.calendarChanged, units } };
    },
  });
  const change = async () =>
    user.click(await screen.findByRole('button', { name: messages.imported.change('Airbnb') }));
  await change();
  expect(field(messages.form.name)).toHaveValue('Airbnb');
  expect(field(messages.form.address)).toHaveAccessibleDescription(messages.changing.addressHint('www.airbnb.com'));
  await user.type(field(messages.form.address), 'vrbo');
  await user.click(button(messages.changing.save));
  expect(await screen.findByText(inputMessages['address-malformed'])).toBeVisible();
  await user.clear(field(messages.form.address));
  await user.clear(field(messages.form.name));
  await user.type(field(messages.form.name), 'Vrbo');
  await user.click(button(messages.changing.save));
  expect(await screen.findByText('www.vrbo.com')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([{ room: 'r1', calendarId: 'c1', name: 'Vrbo' }]);
});

test('another address of a calendar is sent with its name', async () => {
  const sent: unknown[] = [];
  const { user } = open([aUnit({ calendars: [airbnb()] })], {
    [`${path}/change`]: (body) => {
      sent.push(JSON.parse(String(body)));
      return { body: { message: confirmations.calendarChanged, units: [aUnit({ calendars: [airbnb()] })] } };
    },
  });
  await user.click(await screen.findByRole('button', { name: messages.imported.change('Airbnb') }));
  await user.type(field(messages.form.address), 'https://example.com/b.ics');
  await user.click(button(messages.changing.save));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ room: 'r1', calendarId: 'c1', name: 'Airbnb', address: 'https://example.com/b.ics' }]);
});

test('a calendar is removed once that is confirmed', async () => {
  const { user } = open([aUnit({ calendars: [airbnb()] })], {
    [`${path}/remove`]: () => ({ body: { message: confirmations.calendarRemoved, units: [aUnit()] } }),
  });
  await user.click(await screen.findByRole('button', { name: messages.imported.remove('Airbnb') }));
  await user.click(button(messages.removing.confirm));
  expect(await screen.findByText(messages.imported.none)).toBeVisible();
});

test('reception sees everything and changes nothing', async () => {
  open([aUnit({ calendars: [airbnb()] })], {
    'GET /api/hotels/owner/all': () => ({ body: { hotels: [aHotelProfile({ role: 'reception' })] } }),
  });
  expect(await screen.findByText('www.airbnb.com')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: messages.imported.add })).toBeNull());
  for (const name of [
    messages.out.replace,
    messages.imported.nowOf('Airbnb'),
    messages.imported.change('Airbnb'),
    messages.imported.remove('Airbnb'),
  ])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(button(messages.out.copy)).toBeVisible();
});

test('a unit that is there no more has its calendars left, to be removed', async () => {
  open([aUnit(), aUnit({ unit: 2, calendars: [airbnb({ state: 'failed', failure: 'unit-gone', nights: 0 })] })], {}, 1);
  expect(await screen.findByRole('heading', { name: messages.unitGone(2) })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /Add a calendar/ })).toHaveLength(1);
  expect(screen.getByText(messages.failures['unit-gone'])).toBeVisible();
});

test('when the calendars do not load, they can be loaded again', async () => {
  let isDown = true;
  const { user } = open([aUnit()], {
    [show]: () => (isDown ? { status: 503, body: {} } : { body: { units: [aUnit()] } }),
  });
  expect(await screen.findByText(pageMessages.failed.title)).toBeVisible();
  isDown = false;
  await user.click(button('Retry'));
  expect(await screen.findByText(messages.imported.none)).toBeVisible();
});
