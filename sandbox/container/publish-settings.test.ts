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

test('a process reads the published settings, line breaks included', () => {
  publishSettings(folder, { KEY: key, PLACE: 'http://sandbox:8080' });
  expect(read()).toEqual({ KEY: key, PLACE: 'http://sandbox:8080' });
});

test('the environment takes precedence, except for empty variables', () => {
  publishSettings(folder, { KEY: 'published', PLACE: 'published' });
  expect(read({ KEY: 'own', PLACE: '' })).toEqual({ KEY: 'own', PLACE: 'published' });
});

test('removes settings that are not published any more', () => {
  publishSettings(folder, { KEY: 'one', PLACE: 'two' });
  publishSettings(folder, { PLACE: 'three' });
  expect(readdirSync(folder)).toEqual(['PLACE']);
});

test('a missing folder is a wrong setting', () => {
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  expect(() => read({ SETTINGS_DIR: path.join(folder, 'nowhere') })).toThrow('ended');
  expect(stderr).toHaveBeenCalledWith(expect.stringContaining('SETTINGS_DIR: ENOENT'));
  [stderr, exit].forEach((spy) => spy.mockRestore());
});
