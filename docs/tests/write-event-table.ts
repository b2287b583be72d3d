import { writeFileSync } from 'node:fs';
import { eventTable } from './event-table.js';

writeFileSync(new URL('../events.md', import.meta.url), eventTable());
