import { startRemoteLocale } from '@wayhouse/web-kit/page-locale';

// The host gets the app when its messages can be read.
await startRemoteLocale();

export { default, contract } from './app/App.js';
