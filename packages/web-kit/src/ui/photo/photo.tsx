import { useState } from 'react';
import { useIsServerRendered } from '../../app/server-rendered.js';
import { classNames } from '../class-names.js';
import type { PhotoSources } from './photo-sources.js';

type Props = {
  photo: PhotoSources;
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** Above the fold: loaded eagerly and without fading in. */
  priority?: boolean;
  className?: string;
};

/**
 * Fills its box, whose aspect ratio the caller sets (`aspect-[4/3]`), so that the layout does not shift when it loads.
 */
export function Photo({ photo, alt, sizes, priority = false, className }: Props) {
  // What the server has rendered must show without scripts.
  const isAtOnce = useIsServerRendered() || priority;
  const [state, setState] = useState<'waiting' | 'shown' | 'missing'>('waiting');
  const inCache = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth > 0) setState('shown');
  };
  return (
    <span className={classNames('relative block overflow-hidden bg-sand', className)}>
      <picture>
        {photo.sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          ref={inCache}
          src={photo.fallback}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          onLoad={() => setState('shown')}
          onError={() => setState('missing')}
          className={classNames(
            'absolute inset-0 size-full object-cover transition-opacity duration-300',
            !isAtOnce && state !== 'shown' && 'opacity-0',
          )}
        />
      </picture>
    </span>
  );
}
