import { messages } from './messages.js';

/** The first quote is large; the others are side by side below it. */
export const Quotes = () => (
  <section>
    <h2 className="sr-only">{messages.quotesTitle}</h2>
    <ul className="grid gap-x-12 gap-y-14 md:grid-cols-2 lg:gap-x-20">
      {messages.quotes.map(({ text, by, medium }) => (
        <li key={by} className="group md:first:col-span-2">
          <figure className="flex h-full flex-col border-t border-edge pt-8">
            <blockquote className="mb-6 font-display text-2xl leading-snug text-balance group-first:max-w-4xl sm:text-3xl lg:group-first:text-5xl lg:group-first:leading-[1.15]">
              “{text}”
            </blockquote>
            <figcaption className="mt-auto text-muted">
              <span className="font-medium text-ink">{by}</span>, {medium}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </section>
);
