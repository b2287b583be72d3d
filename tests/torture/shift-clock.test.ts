import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a process of a service prints of the time, with its clock moved by an hour. */
function timesIn(service: string) {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'clock-')), 'services', service);
  mkdirSync(folder, { recursive: true });
  const entry = path.join(folder, 'main.mjs');
  writeFileSync(
    entry,
    `class Later extends Date {}
    console.log(JSON.stringify([Date.now(), new Date(), new Later(), new Date(0), new Date() instanceof Date, Date.name]));`,
  );
  const shim = path.join(import.meta.dirname, 'shift-clock.js');
  const env = { ...process.env, TORTURE_CLOCKS: JSON.stringify({ booking: 3_600_000 }) };
  const { stdout } = spawnSync(process.execPath, ['--import', shim, entry], { env, encoding: 'utf8' });
  const [now, made, later, epoch, isDate, name] = JSON.parse(stdout) as [
    number,
    string,
    string,
    string,
    boolean,
    string,
  ];
  const hours = [now, Date.parse(made), Date.parse(later)].map(
    (time) => Math.round((time - Date.now()) / 3_600_000) || 0,
  );
  return { hours, epoch, isDate, name };
}

const unchanged = { epoch: '1970-01-01T00:00:00.000Z', isDate: true, name: 'Date' };

test('moves the clock of the service that is named', () => {
  expect(timesIn('booking')).toEqual({ hours: [1, 1, 1], ...unchanged });
});

test('leaves the clocks of others alone', () => {
  expect(timesIn('payment')).toEqual({ hours: [0, 0, 0], ...unchanged });
});
