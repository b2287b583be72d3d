import { messages } from './messages.js';
import { Photograph } from '../../shared/photos/photograph.js';

export const MissionAndVision = () => (
  <div className="grid gap-12 md:grid-cols-2 md:gap-8 lg:gap-12">
    {messages.chapters.map(({ title, text, photo }) => (
      <section key={title}>
        <Photograph of={photo} sizes="(min-width: 768px) 50vw, 100vw" className="aspect-[3/2] rounded-card" />
        <h2 className="mt-6 font-display text-3xl">{title}</h2>
        <p className="mt-3 text-lg text-muted">{text}</p>
      </section>
    ))}
  </div>
);
