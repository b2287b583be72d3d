import '@wayhouse/web-kit/host.css';
import { startStandalone } from '@wayhouse/web-kit/start-standalone';
import App from './App.js';

void startStandalone({ App, path: '/owner/*', home: '/owner', needsSignIn: true });
