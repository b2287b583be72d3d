import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEnvironment } from '@wayhouse/service-kit';
import { z } from 'zod';
import { publishSettings } from './publish-settings.js';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'settings-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const key = '-----BEGIN PUBLIC KEY-----\nabc\n-----END PUBLIC KEY-----';
const schema = z.object({ KEY: z.string(), PLACE: z.string() });
const read = (environment: NodeJS.ProcessEnv = {}) => readEnvironment(schema, { SETTINGS_DIR: folder, ...environment });

test('a process reads what was published, line breaks and all', () => {
  publishSettings(folder, { KEY: key, PLACE: 'http://sandbox:8080' });
  expect(read()).toEqual({ KEY: key, PLACE: 'http://sandbox:8080' });
});

test('what the environment says goes before it, and an empty variable says nothing', () => {
  publishSettings(folder, { KEY: 'published', PLACE: 'published' });
  expect(read({ KEY: 'own', PLACE: '' })).toEqual({ KEY: 'own', PLACE: 'published' });
});

test('what is not published any more is gone', () => {
  publishSettings(folder, { KEY: 'one', PLACE: 'two' });
  publishSettings(folder, { PLACE: 'three' });
  expect(readdirSync(folder)).toEqual(['PLACE']);
});

test('a folder that is not there is a wrong setting', () => {
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const ended = jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  expect(() => read({ SETTINGS_DIR: path.join(folder, 'nowhere') })).toThrow('ended');
  expect(said).toHaveBeenCalledWith(expect.stringContaining('SETTINGS_DIR: ENOENT'));
  [said, ended].forEach((spy) => spy.mockRestore());
});
