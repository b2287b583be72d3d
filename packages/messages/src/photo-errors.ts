import type { ErrorParams } from '@wayhouse/domain/domain-error';
import { localized } from './localized.js';

export const photoErrorsInEnglish = {
  'photo-too-large': ({ megabytes }: ErrorParams['photo-too-large']) => `Each image can be at most ${megabytes} MB.`,
  'photo-unreadable': 'This file is not an image we can read. Please choose a JPEG, PNG, WebP or AVIF.',
  'too-many-photos': ({ photos }: ErrorParams['too-many-photos']) => `You can add up to ${photos} images.`,
};

/** Of the refusals those that a page finds itself, before it sends photos: it does without all the others. */
export const photoErrors = localized('photo-errors', photoErrorsInEnglish);
