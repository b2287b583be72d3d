import { limits } from '@wayhouse/domain/limits';
import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/photos', {
  label: 'Photos',
  cover: 'Cover photo',
  other: (position: number) => `Photo ${position}`,
  remove: (photo: string) => `Remove ${photo.toLowerCase()}`,
  selected: (photo: string, file: string) => `${photo}: ${file}`,
  problem: (file: string, problem: string) => `${file}: ${problem}`,
  isCover: 'Cover',
  moveLeft: (photo: string) => `Move ${photo.toLowerCase()} left`,
  moveRight: (photo: string) => `Move ${photo.toLowerCase()} right`,
  moved: (position: number, isFirst: boolean) =>
    isFirst ? 'Photo moved to position 1. Guests see it first.' : `Photo moved to position ${position}.`,
  removed: (position: number) => `Photo ${position} removed.`,
  get note() {
    return `JPEG, PNG, WebP or AVIF, up to ${limits.imageBytes / 1024 / 1024} MB each. Press a slot to choose files or drop them there; drag photos to reorder them. Guests see the first one first.`;
  },
  progress: 'Sending your photos',
  uploading: (percent: number) => `Sending photos, ${percent} %`,
  preparing: 'Preparing your photos…',
  stop: 'Stop',
  stopped: 'Stopped before everything was sent.',
  nothingLost: 'Nothing you entered is lost: your photos and all fields are still here.',
  tryAgain: 'Try again',
});
