// Runs before the first paint: the chosen theme, and on the home page the photograph that fills the first view.
const theme = localStorage.getItem('wayhouse.theme');
if (theme) document.documentElement.dataset.theme = theme;

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
