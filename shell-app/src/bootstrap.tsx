import './styles.css';
import { installHistoryBlocker } from '@wayhouse/web-kit/history-blocker';
import { startHostLocale } from '@wayhouse/web-kit/page-locale';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';

installHistoryBlocker();
void startHostLocale().then(() => createRoot(document.getElementById('root')!).render(<App />));
