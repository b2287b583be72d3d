import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openUploadFolder } from './upload-folder.js';

const inTmp = (name: string) => mkdtempSync(path.join(tmpdir(), name));

test('removes what a killed process has left, and nothing of one that runs', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const left = inTmp(`wayhouse-uploads-${pid}-`);
  writeFileSync(path.join(left, 'photo'), 'photo');
  const running = inTmp(`wayhouse-uploads-${process.ppid}-`);
  const own = openUploadFolder();
  const form = await own.add();
  const other = openUploadFolder();
  expect([left, running, form].map(existsSync)).toEqual([false, true, true]);
  await Promise.all([own.remove(), other.remove()]);
  expect(existsSync(path.dirname(form))).toBe(false);
  rmSync(running, { recursive: true });
});

test('a form’s folder is for this user alone', async () => {
  const folder = openUploadFolder();
  expect(statSync(await folder.add()).mode & 0o077).toBe(0);
  await folder.remove();
});
