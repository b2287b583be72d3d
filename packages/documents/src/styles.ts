/** Lengths are in points (1/72 inch), colours are those of the site. */
export const colors = {
  ink: '#1d1a16',
  muted: '#6b6258',
  line: '#e6dfd4',
  accent: '#0e5a5a',
  accentSoft: '#e2eeec',
  white: '#ffffff',
} as const;

export const page = { width: 595.28, height: 841.89, left: 72, right: 72, top: 64, bottom: 84 } as const;
export const textWidth = page.width - page.left - page.right;

export type Face = 'text' | 'strong' | 'display';
/** `leading` is the distance between baselines. */
export type Style = { face: Face; size: number; leading: number; color: string; tabularFigures?: true };

const { ink, muted, accent } = colors;
const style = (face: Face, size: number, leading: number, color: string): Style => ({ face, size, leading, color });

export const styles = {
  wordMark: style('display', 16, 24, ink),
  title: style('display', 27, 34, ink),
  subtitle: style('text', 9.5, 15, muted),
  lead: style('text', 12, 19, ink),
  heading: style('display', 14, 20, accent),
  text: style('text', 10, 16, ink),
  label: style('text', 9.5, 15, muted),
  value: style('text', 9.5, 15, ink),
  columnTitle: style('strong', 8.5, 13, muted),
  total: style('strong', 10.5, 16, ink),
  footer: style('text', 8, 12, muted),
};
