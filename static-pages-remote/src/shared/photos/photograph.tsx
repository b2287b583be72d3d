import { Photo } from '@wayhouse/web-kit/ui/photo/photo';
import { type Photograph as Content, sourcesOf } from './photographs.js';

type Props = { of: Content; sizes: string; priority?: boolean; className?: string };

/** One of the pages' own photographs. */
export const Photograph = ({ of: { name, alt }, ...rest }: Props) => (
  <Photo photo={sourcesOf(name)} alt={alt} {...rest} />
);
