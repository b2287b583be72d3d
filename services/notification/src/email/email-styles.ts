import type { CSSProperties } from 'react';

const light = {
  paper: '#FBF9F6',
  surface: '#FFFFFF',
  line: '#E6DFD4',
  ink: '#1D1A16',
  muted: '#6B6258',
  accent: '#0E5A5A',
  onAccent: '#FFFFFF',
};
const dark = {
  paper: '#171412',
  surface: '#201C19',
  line: '#3B352F',
  ink: '#F5F0E9',
  muted: '#B5AB9E',
  accent: '#68BDB6',
  onAccent: '#06201E',
};
type Palette = typeof light;

// No mail client has the fonts of the site. Outlook takes Times instead of a first one that Windows does not have, and for
// text in a table that has none of its own.
const serif = "Georgia, 'Times New Roman', serif";
const sans = "'Segoe UI', -apple-system, Helvetica, Arial, sans-serif";

export const maxWidth = 600;

/** What has a color, by the class that the dark values have to name. */
const colorsIn = ({ paper, surface, line, ink, muted, accent, onAccent }: Palette) =>
  ({
    page: { backgroundColor: paper, color: ink },
    card: { backgroundColor: surface, borderColor: line },
    ink: { color: ink },
    muted: { color: muted },
    fact: { borderColor: line },
    factLabel: { borderColor: line, color: muted },
    accent: { color: accent },
    filled: { backgroundColor: accent, color: onAccent },
    onFilled: { color: onAccent },
  }) satisfies Record<string, CSSProperties>;
type ColorName = keyof ReturnType<typeof colorsIn>;

/** Mail clients that know no media queries show the light colors, which are inline. */
const colors = colorsIn(light);

const shapes = {
  body: { margin: 0, padding: 0 },
  column: { maxWidth, margin: '0 auto', textAlign: 'left' },
  wordMark: { padding: '32px 24px 20px' },
  emblem: {
    width: 32,
    height: 32,
    borderRadius: 9,
    fontFamily: serif,
    fontSize: 20,
    fontWeight: 600,
    textAlign: 'center',
  },
  siteName: { paddingLeft: 10, fontFamily: serif, fontSize: 24, fontWeight: 600 },
  photo: { display: 'block', width: '100%', height: 'auto', borderRadius: '14px 14px 0 0', border: 0 },
  photoCell: { padding: 0, fontFamily: sans, fontSize: 14 },
  card: { border: '1px solid', borderRadius: 14, padding: '32px 24px' },
  cardBelowPhoto: { border: '1px solid', borderTop: 0, borderRadius: '0 0 14px 14px', padding: '32px 24px' },
  heading: {
    margin: '0 0 16px',
    fontFamily: serif,
    fontSize: 26,
    lineHeight: '32px',
    fontWeight: 600,
    textWrap: 'balance',
  },
  subheading: { margin: '32px 0 0', fontFamily: serif, fontSize: 20, lineHeight: '26px', fontWeight: 600 },
  paragraph: {
    margin: '0 0 16px',
    fontFamily: sans,
    fontSize: 16,
    lineHeight: '24px',
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  },
  factLabel: {
    width: '30%',
    borderTop: '1px solid',
    fontWeight: 400,
    padding: '10px 12px 10px 0',
    fontFamily: sans,
    fontSize: 14,
    lineHeight: '20px',
    verticalAlign: 'top',
  },
  fact: {
    borderTop: '1px solid',
    padding: '10px 0',
    fontFamily: sans,
    fontSize: 15,
    lineHeight: '20px',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    // No hour apart from its AM or PM.
    textWrap: 'balance',
  },
  button: { borderRadius: 999, msoPaddingAlt: '14px 28px' },
  buttonLink: {
    display: 'inline-block',
    padding: '14px 28px',
    borderRadius: 999,
    fontFamily: sans,
    fontSize: 16,
    fontWeight: 600,
    textDecoration: 'none',
  },
  link: { textDecoration: 'underline' },
  foot: { padding: '20px 24px 32px', fontFamily: sans, fontSize: 13, lineHeight: '20px' },
} satisfies Record<string, CSSProperties & { msoPaddingAlt?: string }>;

/** The attributes of an element: its shape, its colors, and the class by which a dark client finds it. */
export const styled = (shape: keyof typeof shapes, color?: ColorName) => ({
  className: color,
  style: { ...shapes[shape], ...(color && colors[color]) } as CSSProperties,
});

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const rules = Object.entries(colorsIn(dark)).map(([name, values]) => {
  const declarations = Object.entries(values).map(([property, value]) => `${kebab(property)}:${value}!important`);
  return `.${name}{${declarations.join(';')}}`;
});

export const darkStyleSheet = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${rules.join('')}}`;
