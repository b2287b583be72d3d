import type { Response } from 'express';
import { currentLocale } from '@wayhouse/messages/locale';

/** For a response with a text: its language, and that it depends on what the request accepts. */
export const setLanguage = (response: Response): void =>
  void response.set('Content-Language', currentLocale()).vary('Accept-Language');
