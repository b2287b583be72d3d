// Runs before everything else.

// Zod would compile its schemas by eval; that it tries is reported as a violation of the content security policy.
window.__zod_globalConfig = { jitless: true };

// Errors are noted from the beginning, and sent by what loads once the page is at rest (web-kit/src/observe).
const noteError = ({ error, reason }) => {
  const { stack, name } = error ?? reason ?? {};
  const notes = (window.wayhouseNotes ??= []);
  if (stack && name !== 'AbortError' && notes.length < 20) notes.push({ kind: 'error', source: stack });
};
addEventListener('error', noteError);
addEventListener('unhandledrejection', noteError);

// Before the first paint: the chosen theme, and on the home page the photograph that fills the first view.
try {
  const theme = localStorage.getItem('wayhouse.theme');
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // The browser refuses storage: the device’s setting.
}

if (location.pathname === '/') {
  const photo = document.createElement('link');
  photo.rel = 'preload';
  photo.as = 'image';
  photo.type = 'image/avif';
  photo.imageSrcset = document.currentScript.dataset.hero;
  photo.imageSizes = '100vw';
  photo.fetchPriority = 'high';
  document.head.append(photo);
}

// A page that can be read already is taken over once it has been painted, with its largest photograph, or as soon as the visitor
// acts. Then all of its scripts are asked for at once. Other pages start by themselves.
const firstActs = ['pointerdown', 'keydown', 'focusin'];
const longestWaitMs = 5000;

// Webpack takes a script that it finds by its whole address for its own, and asks for one that is not there any more again.
function startScript(address) {
  const script = document.createElement('script');
  script.src = new URL(address, location.origin).href;
  script.onerror = () => script.remove();
  document.head.append(script);
  return new Promise((resolve) => ['load', 'error'].forEach((end) => script.addEventListener(end, resolve)));
}

document.addEventListener('DOMContentLoaded', () => {
  const scripts = document.getElementById('page-state')?.dataset.scripts?.split(' ');
  if (!scripts) return;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const act of firstActs) removeEventListener(act, start, { capture: true });
    // Each in a task of its own, so that the visitor is not held up. Pages are evaluated once all have arrived (evaluate-early.ts).
    const startLater = (address) => new Promise((resolve) => setTimeout(() => resolve(startScript(address))));
    window.wayhouseScripts = Promise.all(scripts.map(startLater));
  };
  for (const act of firstActs) addEventListener(act, start, { capture: true, passive: true });
  setTimeout(start, longestWaitMs);
  // A frame comes after the style sheets, a task after the frame after the paint.
  const afterPaint = () => requestAnimationFrame(() => setTimeout(start));
  const photo = document.querySelector('img[fetchpriority="high"]');
  if (!photo || photo.complete) return afterPaint();
  photo.addEventListener('load', afterPaint, { once: true });
  photo.addEventListener('error', afterPaint, { once: true });
});

// What is pressed before React has taken its button over is pressed again as soon as it works. React marks what it renders, and
// useAnnounceTakeOver tells when that has been committed.
const isTakenOver = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
document.addEventListener(
  'click',
  (event) => {
    const control = event.target.closest?.('button, input, label, [role="button"]');
    const isForScripts =
      control?.closest('#root') && !(control.type === 'submit' && control.form?.hasAttribute('action'));
    if (!isForScripts || isTakenOver(control)) return;
    event.preventDefault();
    event.stopPropagation();
    const pressAgain = () => {
      if (control.isConnected && !isTakenOver(control)) return;
      window.removeEventListener('wayhouse:taken-over', pressAgain);
      setTimeout(() => control.click());
    };
    window.addEventListener('wayhouse:taken-over', pressAgain);
  },
  { capture: true },
);
