/** Languages that are spoken at hotels (ISO 639-1), in the order of the owner's form: English and those of India first. */
export const languages = [
  ...(['en', 'hi', 'bn', 'gu', 'kn', 'ml', 'mr', 'pa', 'ta', 'te', 'ur'] as const),
  ...(['ar', 'zh', 'cs', 'da', 'nl', 'fr', 'de', 'el', 'is', 'id', 'it', 'ja', 'ko', 'ms', 'no'] as const),
  ...(['pl', 'pt', 'ru', 'es', 'sw', 'sv', 'th', 'tr', 'uk', 'vi'] as const),
] as const;
export type Language = (typeof languages)[number];
