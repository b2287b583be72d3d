import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const config = join(import.meta.dirname, 'dependency-cruiser.cjs');
const rules = createRequire(import.meta.url)(config) as {
  forbidden: { name: string }[];
};

/** The rules that these files violate, in a temporary repository. */
function check(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  try {
    cpSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    const command = [join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'), '--output-type', 'json'];
    const folders = [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''))];
    const ran = spawnSync(process.execPath, [...command, '--config', config, ...folders], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    const { summary } = JSON.parse(ran.stdout) as { summary: { violations: { rule: { name: string } }[] } };
    return [...new Set(summary.violations.map(({ rule }) => rule.name))].sort();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const nothing = 'export const x = 1;';

test('every rule reports a violation', () => {
  const broken = check({
    'packages/contracts/src/a.ts': "export * from '../../web-kit/src/kit.js';",
    'packages/contracts/src/one.ts': "import { two } from './two.js';\nexport const one = () => two;",
    'packages/contracts/src/two.ts': "import { one } from './one.js';\nexport const two = () => one;",
    'packages/domain/src/stay.ts': "export * from '../../contracts/src/a.js';",
    'packages/messages/src/localized.ts': "export * from '../../web-kit/src/kit.js';",
    'packages/messages/src/locales/fr/index.ts': "export * from '../../../../web-kit/src/kit.js';",
    'packages/web-kit/src/kit.ts': nothing,
    'packages/service-kit/src/kit.ts': nothing,
    'sandbox/platform/start.ts': nothing,
    'services/catalog/src/rooms/price.ts': nothing,
    'services/booking/src/bookings/routes.ts': "export * from '../../../catalog/src/rooms/price.js';",
    'services/booking/src/bookings/book-room.ts':
      "export * from './routes.js';\nexport * from '../../../../sandbox/platform/start.js';",
    'services/booking/src/bookings/cancel-booking.ts':
      "import type { Connection } from 'mongoose';\nexport type Db = Connection;",
    'services/booking/src/bookings/domain/any-new-rule.ts':
      "export * from '../../../../../packages/contracts/src/one.js';",
    'owner-remote/src/App.ts': "export * from '../../shell-app/src/features/home/home.js';",
    'owner-remote/src/kit.ts': "export * from '../../packages/service-kit/src/kit.js';",
    'owner-remote/src/service.ts': "export * from '../../services/catalog/src/rooms/price.js';",
    'shell-app/src/app/layout.ts': nothing,
    'shell-app/src/routes/home.ts': "export * from '../app/layout.js';",
    'shell-app/src/features/home/home.ts': "export * from '../rooms/rooms.js';\nexport * from '../../app/layout.js';",
    'shell-app/src/features/rooms/rooms.ts': nothing,
    'shell-app/src/shared/section.ts': "export * from '../features/rooms/rooms.js';",
    'shell-app/server/main.ts': nothing,
    'shell-app/src/header.ts': "export * from '../server/main.js';",
    'shell-app/src/footer.ts': "export * from '../../packages/documents/src/print.js';",
    'packages/documents/src/print.ts': nothing,
  });
  expect(broken).toEqual(rules.forbidden.map(({ name }) => name).sort());
});

test('a file of the own workspace, and one of tools/, is imported by its path', () => {
  const broken = check({
    'bench/main.ts': "export * from './percentiles.js';\nexport * from '../tools/jest/setup.js';",
    'bench/percentiles.ts': nothing,
    'tools/jest/setup.ts': nothing,
    'tests/system/stay.test.ts': "export * from './testing/stay.js';",
    'tests/system/testing/stay.ts': nothing,
  });
  expect(broken).toEqual([]);
});

test('a cycle of type imports is a cycle', () => {
  const broken = check({
    'bench/one.ts': "import type { Two } from './two.js';\nexport type One = Two[];",
    'bench/two.ts': "import type { One } from './one.js';\nexport type Two = { ones: One };",
  });
  expect(broken).toEqual(['no-cycles']);
});

test.each(['import express from "express";', 'import type { RoomFacts } from "@wayhouse/contracts";'])(
  'the domain of a service may not have %s',
  (line) => {
    const broken = check({ 'services/booking/src/bookings/domain/booking.ts': line });
    expect(broken).toEqual(['the-domain-of-a-service-imports-only-domains']);
  },
);

test('imports along the allowed directions pass', () => {
  const broken = check({
    'packages/contracts/src/a.ts': "export * from '../../domain/src/stay.js';",
    'packages/domain/src/stay.ts': nothing,
    'packages/service-kit/src/kit.ts': "export * from '../../contracts/src/a.js';",
    'services/booking/src/bookings/domain/booking.ts':
      "export * from '../../../../../packages/domain/src/stay.js';\nexport * from '../../rooms/domain/room.js';",
    'services/booking/src/rooms/domain/room.ts': nothing,
    'services/booking/src/bookings/routes.ts': "export * from '../../../../packages/service-kit/src/kit.js';",
    'services/booking/src/bookings/booking-repository.ts':
      "import type { Connection } from 'mongoose';\nexport type Db = Connection;",
    'owner-remote/src/features/calendar/calendar.ts': "export * from '../../shared/room.js';",
    'owner-remote/src/shared/room.ts': nothing,
    'shell-app/src/app/layout.ts': "export * from '../routes/home.js';\nexport * from '../features/home/home.js';",
    'shell-app/src/routes/home.ts': "export * from '../features/home/home.js';",
    'shell-app/src/features/home/home.ts': nothing,
    'packages/documents/src/print.ts': nothing,
    'services/booking/src/receipts/routes.ts': "export * from '../../../../packages/documents/src/print.js';",
    'shell-app/server/start.ts': "export * from '../../packages/service-kit/src/kit.js';",
    'shell-app/documents/terms.ts': "export * from '../../packages/documents/src/print.js';",
    'sandbox/demo/demo.ts': "export * from '../../services/booking/src/bookings/routes.js';",
    'tools/release/release.ts': "export * from '../../sandbox/demo/demo.js';",
    'tests/system/access.test.ts': "export * from '../../sandbox/demo/demo.js';",
  });
  // In this repository no workspace has a name.
  expect(broken).toEqual(['other-workspaces-are-imported-by-name']);
});
