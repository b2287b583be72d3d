import { messages } from './messages.js';
import { Photograph } from '../../shared/photos/photograph.js';

export function WhoWeAre() {
  const { title, paragraphs, photos } = messages.whoWeAre;
  const [first, second] = photos;
  return (
    <section className="grid items-center gap-12 lg:grid-cols-2 lg:gap-16">
      <div className="relative pr-[22%] pb-[18%]">
        <Photograph of={first} sizes="(min-width: 1024px) 36vw, 80vw" className="aspect-[4/5] rounded-card" />
        <Photograph
          of={second}
          sizes="(min-width: 1024px) 22vw, 50vw"
          className="absolute! right-0 bottom-0 aspect-square w-1/2 rounded-card border-8 border-paper"
        />
      </div>
      <div>
        <h2 className="font-display text-3xl sm:text-4xl">{title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-5 text-lg text-muted first-of-type:text-xl first-of-type:text-ink">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
