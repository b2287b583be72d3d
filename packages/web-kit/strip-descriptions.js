const string = `'[^'\\\\]*'|"[^"\\\\]*"|\`[^\`\\\\$]*\``;
const meta = new RegExp(`\\s*\\.meta\\(\\{(?:[^{}'"\`]|${string})*\\}\\)`, 'g');

/**
 * A webpack loader: the descriptions of fields are for the API reference, and no page shows them.
 * @param {string} source
 */
export default function stripDescriptions(source) {
  return source.replace(meta, '');
}
