import '@wayhouse/web-kit/host.css';
import { paths } from '@wayhouse/contracts/paths';
import { startStandalone } from '@wayhouse/web-kit/start-standalone';
import App from './app/App.js';

void startStandalone({ App, path: '/*', home: paths.about });
