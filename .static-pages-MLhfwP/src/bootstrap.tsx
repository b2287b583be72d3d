import '@wayhouse/web-kit/host.css';
import { startStandalone } from '@wayhouse/web-kit/start-standalone';
import App from './app/App.js';
import { pagePaths } from './shared/page-paths.js';

void startStandalone({ App, path: '/*', home: pagePaths.about });
