import { writeFileSync } from 'node:fs';
import { eventTable } from './event-table.js';

writeFileSync(new URL('../docs/events.md', import.meta.url), eventTable());
