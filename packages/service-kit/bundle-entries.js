// Makes the files that containers run: `node packages/service-kit/bundle-entries.js services/booking/src/main.ts …`, in the
// repository's folder. What an entry becomes says bundle.js.
import { bundle } from './bundle.js';

for (const file of await bundle(process.cwd(), process.argv.slice(2))) process.stdout.write(`${file}\n`);
