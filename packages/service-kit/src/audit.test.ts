import { pino } from 'pino';
import { audit } from './audit.js';
import { logLevels } from './log.js';

test.each(logLevels)('an audit line is written at the level %s', (level) => {
  const lines: string[] = [];
  const log = pino({ level }, { write: (line) => void lines.push(line) });
  audit(log, { user: 'operator', action: 'people forget', userId: 'gita' });
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 30, audit: { user: 'operator', action: 'people forget', userId: 'gita' } },
  ]);
});
