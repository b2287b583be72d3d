import './styles.css';
import { announceSteps } from '@wayhouse/web-kit/history-steps';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';

announceSteps();
createRoot(document.getElementById('root')!).render(<App />);
