/* global document, location, addEventListener */
// Groups the digits while typing and keeps a second press from paying twice. Without it the page works the same.
const form = document.querySelector('[data-pay]');
const groups = { number: [/\D/g, /(\d{4})(?=\d)/g, '$1 '], expiry: [/\D/g, /^(\d\d)(?=\d)/, '$1 / '] };

form?.addEventListener('input', ({ target }) => {
  const [drop, group, joined] = groups[target.name] ?? [];
  if (!drop || target.selectionStart !== target.value.length) return;
  target.value = target.value.replace(drop, '').replace(group, joined);
});

form?.addEventListener('submit', () => {
  const button = form.querySelector('button');
  button.textContent = button.dataset.busy;
  button.disabled = true;
  button.setAttribute('aria-busy', 'true');
});

// A page from the back-forward cache still has its busy button.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
