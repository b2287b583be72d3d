import { messages } from './messages.js';

const portrait = new URL('../../assets/ines-carvalho.svg', import.meta.url).href;

export function Team() {
  const { title, lead, person } = messages.team;
  return (
    <section className="grid gap-8 lg:grid-cols-[1fr_1.4fr] lg:items-center lg:gap-16">
      <div>
        <h2 className="font-display text-3xl sm:text-4xl">{title}</h2>
        <p className="mt-3 text-lg text-muted">{lead}</p>
      </div>
      <article className="flex flex-col gap-6 rounded-card bg-sand p-6 sm:flex-row sm:items-center sm:p-8">
        <img src={portrait} alt={person.name} width={128} height={128} className="size-32 shrink-0 rounded-pill" />
        <div>
          <h3 className="font-display text-2xl">{person.name}</h3>
          <p className="text-sm font-semibold">{person.role}</p>
          <p className="mt-3 text-muted">{person.text}</p>
        </div>
      </article>
    </section>
  );
}
