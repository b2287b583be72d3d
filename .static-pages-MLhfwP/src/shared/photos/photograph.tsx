import { Photo } from '@wayhouse/web-kit/ui/photo/photo';
import { type Photograph as Content, photographSources } from './photographs.js';

type Props = { of: Content; sizes: string; priority?: boolean; className?: string };

export const Photograph = ({ of: { file, alt }, ...rest }: Props) => (
  <Photo photo={photographSources(file)} alt={alt} {...rest} />
);
