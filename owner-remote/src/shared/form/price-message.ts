import { limits } from '@wayhouse/domain/limits';
import { messages } from '../messages.js';

/** Which prices can be entered; `least` is what a card can be charged. */
export const priceMessage = (least: number): string => messages.price.bounds(least, limits.pricePerNight);
