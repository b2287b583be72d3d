import type { AccessibilityFact } from '@wayhouse/domain/room-description';
import { accessibilityFactNames } from '@wayhouse/messages/room-description';
import { FactList } from './fact-list.js';
import { messages } from './messages.js';

export const RoomAccessibility = ({ facts }: { facts: AccessibilityFact[] }) => (
  <section aria-labelledby="accessibility">
    <h2 id="accessibility" className="mb-5 font-display text-2xl">
      {messages.accessibility}
    </h2>
    <FactList facts={facts.map((fact) => accessibilityFactNames[fact])} />
  </section>
);
