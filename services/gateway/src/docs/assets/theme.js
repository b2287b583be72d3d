/* global document */
// Before the first paint: light or dark, if the visitor has chosen it on the site.
try {
  const theme = localStorage.getItem('wayhouse.theme');
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // The browser refuses storage: the device’s setting.
}
