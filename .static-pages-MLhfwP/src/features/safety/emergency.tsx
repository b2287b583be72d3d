import { Phone } from 'lucide-react';
import { messages } from './messages.js';

export function Emergency() {
  const { title, text, numbers } = messages.emergency;
  return (
    <section className="grid gap-8 rounded-card bg-danger-soft p-6 sm:p-10 lg:grid-cols-2 lg:items-center lg:gap-16">
      <div>
        <h2 className="font-display text-3xl">{title}</h2>
        <p className="mt-3 text-lg">{text}</p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-3">
        {numbers.map(({ place, number }) => (
          <li key={number}>
            <a href={`tel:${number}`} className="group flex flex-col">
              <span className="flex items-center gap-2 font-display text-4xl group-hover:underline">
                <Phone aria-hidden className="size-5 text-danger" /> {number}
              </span>
              <span className="mt-1 text-sm">{place}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
