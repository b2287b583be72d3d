import { paths } from '@wayhouse/contracts/paths';
import '@wayhouse/web-kit/host.css';
import { startStandalone } from '@wayhouse/web-kit/start-standalone';
import App from './app/App.js';

void startStandalone({ App, path: `${paths.owner}/*`, home: paths.owner, needsSignIn: true });
