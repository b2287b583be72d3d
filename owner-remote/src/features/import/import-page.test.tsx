import { TextDecoder } from 'node:util';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { importColumns, type ImportRow } from '@wayhouse/contracts/room-import';
import { limits } from '@wayhouse/domain/limits';
import { bedKinds } from '@wayhouse/domain/room-description';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { messages as shared } from '../../shared/messages.js';
import { aRoom } from '../../testing/factories.js';
import { renderOwnerArea, stubWideWindow } from '../../testing/render-owner-area.js';
import { messages } from './file/messages.js';
import { messages as page } from './messages.js';

// What browsers have and jsdom does not.
beforeAll(() => {
  Object.assign(globalThis, { TextDecoder });
  File.prototype.arrayBuffer = function () {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(this);
    });
  };
});

const list = 'GET /api/rooms/owner';
const send = 'POST /api/rooms/import';
const csv = 'key,pricePerNight\nr1,130\nGarden,80';

const row = (over: Partial<ImportRow>): ImportRow => ({
  ...{ line: 2, key: 'r1', outcome: 'same', changes: [], errors: [] },
  ...over,
});
const changed = row({ outcome: 'change', changes: [{ field: 'pricePerNight', from: '120', to: '130' }] });
const created = row({ line: 3, key: 'Garden', outcome: 'create', changes: [{ field: 'pricePerNight', to: '80' }] });
const wrong = row({
  ...{ line: 3, key: 'Garden', outcome: 'error' },
  errors: [
    { field: 'copyPhotosOf', message: errorMessages['import-photos-missing'] },
    { field: 'roomType', message: 'roomType is missing.' },
  ],
});
const refusal = (rows: ImportRow[]) => ({
  status: 422,
  body: { code: 'rule-broken', field: 'csv', message: errorMessages['import-refused']({ rows: 1 }), rows },
});

type Answer = ImportRow[] | ReturnType<typeof refusal>;

/** The page, with the answers to what is sent, in this order. `sent` has what was sent. */
function renderImport(...answers: (Answer | Promise<Answer>)[]) {
  const sent: { csv: string; dryRun: boolean }[] = [];
  const rendered = renderOwnerArea('/owner/import', {
    [list]: () => ({ body: { rooms: [aRoom()] } }),
    [send]: async (body) => {
      const request = JSON.parse(String(body)) as (typeof sent)[number];
      sent.push(request);
      const answer = await answers.shift()!;
      const message = request.dryRun ? confirmations.importChecked : confirmations.roomsImported;
      return Array.isArray(answer) ? { body: { message, rows: answer } } : answer;
    },
  });
  return { ...rendered, sent };
}
type Shown = ReturnType<typeof renderImport>;
const text = () => screen.findByLabelText(messages.upload.text);
async function paste({ user }: Shown, value = csv) {
  await user.click(await text());
  await user.paste(value);
}
const check = async ({ user }: Shown) => user.click(screen.getByRole('button', { name: messages.upload.check }));
const choose = async ({ user }: Shown, ...files: File[]) => {
  await text();
  await user.upload(screen.getByLabelText(messages.upload.drop), files);
};

test('checks a file that is pasted, lists what will happen, imports it, and leads back to the rooms', async () => {
  stubWideWindow();
  const shown = renderImport([changed, created], [changed, created]);
  await paste(shown);
  await check(shown);
  const heading = await screen.findByRole('heading', { name: messages.result.title });
  expect(heading).toHaveFocus();
  expect(screen.getByText('1 row to add, 1 row to change')).toBeVisible();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '2r1Double BedChangedpricePerNight: 120 becomes 130',
    '3GardenAddedpricePerNight: 80',
  ]);
  expect(shown.host.toast.success).not.toHaveBeenCalled();
  await shown.user.click(screen.getByRole('button', { name: 'Import 2 rows' }));
  expect(await screen.findByRole('heading', { name: messages.result.done.title })).toHaveFocus();
  expect(screen.getByText('1 row added, 1 row changed')).toBeVisible();
  expect(screen.getByText(messages.result.newRooms)).toBeVisible();
  expect(shown.host.toast.success).toHaveBeenCalledWith(confirmations.roomsImported);
  expect(shown.sent).toEqual([
    { csv, dryRun: true },
    { csv, dryRun: false },
  ]);
  await shown.user.click(screen.getByRole('link', { name: messages.result.rooms }));
  expect(await screen.findByRole('heading', { level: 1, name: 'List Room' })).toBeVisible();
});

test('of long texts shows the part that changes, and line breaks as they are', async () => {
  stubWideWindow();
  const text = `A quiet room.\n\n${'Its own door. '.repeat(20)}`;
  const changes = [
    { field: 'text', from: `${text}Two chairs.`, to: `${text}Two tables.` },
    { field: 'name', from: '', to: 'Garden' },
  ];
  const shown = renderImport([
    row({ outcome: 'change', changes }),
    row({ line: 3, key: 'Attic', outcome: 'create', changes: [{ field: 'text', to: text }] }),
  ]);
  await paste(shown);
  await check(shown);
  await screen.findByRole('heading', { name: messages.result.title });
  const [changed, name, added] = within(screen.getByRole('table')).getAllByRole('listitem');
  expect(changed!.textContent).toBe('text: …. Its own door. Two chairs. becomes …. Its own door. Two tables.');
  expect(name).toHaveTextContent('name: nothing becomes Garden');
  expect(added!.textContent).toBe(`text: ${text.slice(0, 120)}…`);
});

test('explains every column that a file can have', async () => {
  renderImport();
  await text();
  const terms = screen.getAllByRole('term').flatMap(({ textContent }) => textContent.split(', '));
  expect(terms.toSorted()).toEqual([...importColumns].toSorted());
  for (const kind of bedKinds) expect(screen.getByText(messages.help.columns.beds)).toHaveTextContent(kind);
});

test('names all errors at their lines, keeps what was entered, and cannot be imported until it is checked again', async () => {
  const shown = renderImport(refusal([row({}), wrong]), [row({})]);
  await paste(shown);
  await check(shown);
  expect(await screen.findByRole('heading', { name: messages.result.refused })).toHaveFocus();
  expect(screen.getByText(errorMessages['import-refused']({ rows: 1 }))).toBeVisible();
  const [item, ...others] = within(screen.getByRole('list', { name: messages.result.refused })).getAllByRole(
    'listitem',
  );
  expect(item).toHaveTextContent('GardenLine 3Error');
  expect(others.map(({ textContent }) => textContent)).toEqual([
    `copyPhotosOf: ${errorMessages['import-photos-missing']}`,
    'roomType is missing.',
  ]);
  expect(screen.getByText(messages.result.others(1))).toBeVisible();
  expect(await text()).toHaveValue(csv);
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();

  await shown.user.type(await text(), '5');
  expect(screen.queryByRole('heading', { name: messages.result.refused })).toBeNull();
  await check(shown);
  expect(await screen.findByText(messages.result.nothing)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
});

test('the import sends what the check has seen, so that what has changed since is refused', async () => {
  const sent: unknown[] = [];
  const shown = {
    sent: [],
    ...renderOwnerArea('/owner/import', {
      [list]: () => ({ body: { rooms: [aRoom()] } }),
      [send]: async (body) => {
        sent.push(JSON.parse(String(body)));
        if (sent.length === 1)
          return { body: { message: confirmations.importChecked, rows: [changed, created], seen: [4, 0] } };
        const errors = [{ field: 'key', message: errorMessages['import-room-changed'] }];
        return refusal([row({ outcome: 'error', errors }), created]);
      },
    }),
  };
  await paste(shown);
  await check(shown);
  await shown.user.click(await screen.findByRole('button', { name: messages.result.submit(2) }));
  expect(await screen.findByText(new RegExp(errorMessages['import-room-changed']))).toBeVisible();
  expect(sent[1]).toMatchObject({ csv, dryRun: false, seen: [4, 0] });
});

test('a refusal of the import itself is shown like that of the check', async () => {
  const shown = renderImport([created], refusal([wrong]));
  await paste(shown);
  await check(shown);
  await shown.user.click(await screen.findByRole('button', { name: 'Import 1 row' }));
  expect(await screen.findByRole('heading', { name: messages.result.refused })).toBeVisible();
  expect(await text()).toHaveValue(csv);
});

test('what a service cannot answer is shown, and the text stays', async () => {
  const shown = renderImport({ status: 500, body: { code: 'unexpected', message: 'Something went wrong.' } } as never);
  await paste(shown);
  await check(shown);
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
  expect(await text()).toHaveValue(csv);
});

const bytes = (...parts: (string | number)[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)));

test.each([
  ['UTF-8', bytes('key\nCaf', 0xc3, 0xa9)],
  ['the code page of Western Europe', bytes('key\nCaf', 0xe9)],
  ['UTF-16', bytes(0xff, 0xfe, ...[...'key\nCafé'].flatMap((c) => [c.charCodeAt(0), 0]))],
])('a chosen file in %s is shown and checked', async (_what, content) => {
  const shown = renderImport([created]);
  await choose(shown, new File([content], 'rooms.csv'));
  await waitFor(async () => expect(await text()).toHaveValue('key\nCafé'));
  expect(screen.getByText(messages.upload.chosen('rooms.csv'))).toBeVisible();
  await check(shown);
  expect(await screen.findByRole('heading', { name: messages.result.title })).toBeVisible();
  expect(shown.sent).toEqual([{ csv: 'key\nCafé', dryRun: true }]);
});

test.each([
  ['characters', 'x'.repeat(limits.importCharacters)],
  ['bytes', '海'.repeat(limits.bodyBytes / 3)],
])('a text that has too many %s is refused whole, and stays', async (_what, long) => {
  const shown = renderImport();
  const pasted = `key\n${long}`;
  await shown.user.click(await text());
  await shown.user.paste(pasted);
  await check(shown);
  expect(screen.getByText(messages.upload.tooLong)).toBeVisible();
  expect(await text()).toHaveValue(pasted);
  expect(shown.sent).toEqual([]);
});

test('a file that is no text or too large is refused, and no text at all', async () => {
  const shown = renderImport();
  await choose(shown, new File([bytes('PK', 3, 4, 0)], 'rooms.csv'));
  expect(await screen.findByText(messages.upload.noText('rooms.csv'))).toBeVisible();
  await choose(shown, new File(['x'.repeat(limits.importCharacters + 1)], 'long.csv'));
  expect(await screen.findByText(messages.upload.tooLarge('long.csv'))).toBeVisible();
  await check(shown);
  expect(screen.getByText(messages.upload.missing)).toBeVisible();
  expect(shown.sent).toEqual([]);
});

test('the rooms can be downloaded', async () => {
  const createObjectURL = jest.fn<string, [File]>(() => 'blob:rooms');
  Object.assign(URL, { createObjectURL, revokeObjectURL: jest.fn() });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = renderOwnerArea('/owner/import', {
    [list]: () => ({ body: { rooms: [aRoom()] } }),
    'GET /api/rooms/export.csv': () =>
      new Response('key\r\nr1', { headers: { 'content-disposition': 'attachment; filename="wayhouse-rooms.csv"' } }),
  });
  await user.click(await screen.findByRole('button', { name: messages.download.action }));
  await waitFor(() => expect(createObjectURL).toHaveBeenCalled());
  expect(createObjectURL.mock.calls[0]![0].name).toBe('wayhouse-rooms.csv');
});

test('a hotel without rooms adds its first one by hand', async () => {
  renderOwnerArea('/owner/import', { [list]: () => ({ body: { rooms: [] } }) });
  expect(await screen.findByRole('heading', { name: page.empty.title })).toBeVisible();
  expect(screen.getAllByRole('link', { name: shared.addRoom }).at(-1)).toBeVisible();
});

test('the list of rooms leads to the page', async () => {
  const { user } = renderOwnerArea('/owner/list-room', { [list]: () => ({ body: { rooms: [aRoom()] } }) });
  await user.click(await screen.findByRole('link', { name: 'Import or export' }));
  expect(await screen.findByRole('heading', { level: 1, name: page.title })).toBeVisible();
});

test('while a file is imported its text stays as it is, so that the outcome is shown', async () => {
  let finish: (rows: ImportRow[]) => void = () => undefined;
  const shown = renderImport([changed], new Promise((resolve) => (finish = resolve)));
  await paste(shown);
  await check(shown);
  await shown.user.click(await screen.findByRole('button', { name: messages.result.submit(1) }));
  expect(await text()).toBeDisabled();
  expect(screen.getByRole('button', { name: messages.upload.check })).toBeDisabled();
  const other = new File(['key\nr2'], 'other.csv');
  fireEvent.drop(screen.getByText(messages.upload.drop), { dataTransfer: { files: [other] } });
  finish([changed]);
  expect(await screen.findByText(messages.result.done.title)).toBeVisible();
  expect(await text()).toHaveValue(csv);
  expect(await text()).toBeEnabled();
});
