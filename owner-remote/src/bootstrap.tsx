import '@wayhouse/web-kit/host.css';
import { startStandalone } from '@wayhouse/web-kit/start-standalone';
import App from './app/App.js';
import { ownerPaths } from './shared/owner-paths.js';

void startStandalone({ App, path: `${ownerPaths.dashboard}/*`, home: ownerPaths.dashboard, needsSignIn: true });
