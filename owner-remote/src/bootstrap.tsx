import '@wayhouse/web-kit/host.css';
import { startStandalone } from '@wayhouse/web-kit/start-standalone';
import App from './app/App.js';

void startStandalone({ App, path: '/owner/*', home: '/owner', needsSignIn: true });
