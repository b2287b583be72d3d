import type { Block } from './content/post.js';
import { Photograph } from '../../shared/photos/photograph.js';

const figure = 'my-10 sm:my-12';

export function PostBlock({ block }: { block: Block }) {
  if ('paragraph' in block) return <p className="mt-5 leading-[1.7]">{block.paragraph}</p>;
  if ('subhead' in block) return <h2 className="mt-12 font-display text-2xl sm:text-3xl">{block.subhead}</h2>;
  if ('quote' in block)
    return (
      <figure className={`${figure} border-l-2 border-highlight pl-6 sm:pl-8`}>
        <blockquote className="font-display text-2xl leading-snug text-pretty sm:text-3xl">“{block.quote}”</blockquote>
        <figcaption className="mt-4 text-base text-muted">{block.by}</figcaption>
      </figure>
    );
  return (
    <figure className={`${figure} lg:-mx-24`}>
      <Photograph of={block.photo} sizes="(min-width: 1024px) 54rem, 100vw" className="aspect-[3/2] rounded-card" />
      <figcaption className="mt-3 text-sm text-muted">{block.caption}</figcaption>
    </figure>
  );
}
