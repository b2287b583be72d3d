import './styles.css';
import { nextTask } from './shared/next-task.js';

// Each is evaluated in a task of its own, so that what the visitor does comes between them.
const parts = [
  // The first number that is formatted makes the browser read its data of languages.
  async () => void new Intl.NumberFormat(document.documentElement.lang).format(0),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './features/search/search-form.js'),
  () => import(/* webpackMode: "eager" */ './app/layout.js'),
  () => import(/* webpackMode: "eager" */ './app/app.js'),
  () => import(/* webpackMode: "eager" */ './app/start.js'),
];

async function start() {
  for (const evaluate of parts) {
    await evaluate();
    await nextTask();
  }
}

void start();
