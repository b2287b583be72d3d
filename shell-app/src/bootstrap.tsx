import './styles.css';
import { installHistoryBlocker } from '@wayhouse/web-kit/history-blocker';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';

installHistoryBlocker();
createRoot(document.getElementById('root')!).render(<App />);
