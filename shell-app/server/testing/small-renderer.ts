import { renderModule } from '@wayhouse/contracts';

/**
 * A file of a build that renders pages. The shell's own are `/`, those below `/rooms` but `/rooms/unknown`, and `/my-bookings`.
 * `render`: a function, as text, that resolves to what differs from a page without content.
 */
export const smallRenderer = (render = 'async () => ({})'): Record<string, string> => ({
  [renderModule]: `
const own = /^\\/(my-bookings|rooms(\\/(?!unknown).+)?)?$/i;
exports.indexedPages = ['/', '/rooms'];
exports.renderPage = async (page, sources) => {
  const [path] = page.url.split('?');
  const isOwn = own.test(path);
  const head = {
    title: isOwn ? 'Title of ' + path : 'Nothing here',
    description: 'In ' + page.locale,
    url: sources.origin + path,
    hidden: !isOwn || path === '/my-bookings',
    missing: !isOwn,
  };
  return { head, isOwn, isComplete: true, ...(await (${render})(page, sources, head)) };
};`,
});
