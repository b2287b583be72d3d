import { appendFileSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { encodeRecord } from '../../server/record-log.js';
import { openRecords } from './records.js';

type Kinds = { guests: { id: string; name: string }; stays: { id: string; guest: string } };
const freshFile = () => path.join(mkdtempSync(path.join(tmpdir(), 'records-')), 'records.jsonl');
const open = (file: string) => openRecords<Kinds>(file, ['guests', 'stays']);

test('restores the latest state of each record', () => {
  const file = freshFile();
  const records = open(file);
  records.save({ guests: [{ id: 'g1', name: 'Asha' }], stays: [{ id: 's1', guest: 'g1' }] });
  records.save({ guests: [{ id: 'g1', name: 'Asha Rao' }] });
  records.close();

  const again = open(file);
  expect([...again.guests.values()]).toEqual([{ id: 'g1', name: 'Asha Rao' }]);
  expect(again.stays.get('s1')?.guest).toBe('g1');
  again.close();
});

test('what is removed is gone, also from the file once it is opened again', () => {
  const file = freshFile();
  const records = open(file);
  records.save({
    guests: [
      { id: 'g1', name: 'Asha' },
      { id: 'g2', name: 'Ben' },
    ],
  });
  records.remove({ guests: ['g1'] });
  expect([...records.guests.keys()]).toEqual(['g2']);
  records.close();
  const again = open(file);
  expect([...again.guests.keys()]).toEqual(['g2']);
  expect(readFileSync(file, 'latin1')).not.toContain('Asha');
  again.close();
});

test('drops an incomplete last line and continues to write', () => {
  const file = freshFile();
  const records = open(file);
  records.save({ guests: [{ id: 'g1', name: 'Asha' }] });
  records.close();
  appendFileSync(file, encodeRecord({ guests: [{ id: 'g2', name: 'Cara' }] }).subarray(0, -3));

  const again = open(file);
  again.save({ guests: [{ id: 'g3', name: 'Ben' }] });
  again.close();
  expect([...open(file).guests.keys()]).toEqual(['g1', 'g3']);
});

test('refuses a file of another kind or version', () => {
  const file = freshFile();
  writeFileSync(file, '{"guests":[]}\n');
  expect(() => open(file)).toThrow(/is of another version\. .*`npm run reset`/);
});

test('compacts the file when it is opened', () => {
  const file = freshFile();
  const records = open(file);
  records.save({ guests: [{ id: 'g1', name: 'name' }] });
  const { size } = statSync(file);
  for (let turn = 0; turn < 50; turn++) records.save({ guests: [{ id: 'g1', name: 'name' }] });
  records.close();
  const again = open(file);
  expect(statSync(file).size).toBeLessThanOrEqual(size);
  again.close();
});
