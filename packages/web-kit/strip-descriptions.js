const quoted = /'[^'\\]*'|"[^"\\]*"/.source;
/** With escapes and the values of constants. */
const template = /`(?:[^`\\$]|\\.|\$\{[\w.]+\})*`/.source;
const meta = new RegExp(`\\s*\\.meta\\(\\{(?:[^{}'"\`]|${quoted}|${template})*\\}\\)`, 'g');

/**
 * A webpack loader: the descriptions of fields are for the API reference, and no page shows them.
 * @param {string} source
 */
export default function stripDescriptions(source) {
  return source.replace(meta, '');
}
