import { messages } from '../../messages.js';
import { classNames } from '../class-names.js';
import { roomPhoto } from './photo-sources.js';

type Props = { images: string[]; name: string; position: number };

/** The photo at `position`; its neighbours are loaded but hidden, so that changing is instant. */
export const LightboxPhotos = ({ images, name, position }: Props) =>
  images.map((image, at) => {
    const steps = Math.abs(at - position);
    if (Math.min(steps, images.length - steps) > 1) return null;
    const { sources, fallback } = roomPhoto(image);
    return (
      <picture
        key={image}
        className={classNames('h-full min-w-0 items-center justify-center', at === position ? 'flex' : 'hidden')}
      >
        {sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes="100vw" />
        ))}
        <img
          src={fallback}
          alt={messages.photos.alt(name, at + 1)}
          draggable={false}
          className="max-h-full max-w-full animate-appear rounded-field object-contain"
        />
      </picture>
    );
  });
