import { findConfig } from './config.js';
import { runAudit } from './run-audit.js';

// `npm run audit [-- --repair] [--timeout <seconds>]`: docs/operations.md.
const audit = async () => runAudit(process.argv.slice(2), findConfig(), (line) => console.log(line));

audit().then(
  (code) => void (process.exitCode = code),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
