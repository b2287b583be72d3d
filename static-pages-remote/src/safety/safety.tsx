import { Container } from '@wayhouse/web-kit/ui/container';
import { safety } from '../content/safety.js';
import { PageOpening } from '../parts/page-opening.js';
import { useArrival } from '../parts/use-arrival.js';
import { Contents } from './contents.js';
import { Emergency } from './emergency.js';
import { SafetySection } from './safety-section.js';

export function Safety() {
  useArrival();
  return (
    <>
      <PageOpening {...safety} below={<Contents />}>
        {safety.lead}
      </PageOpening>
      <Container className="grid gap-20 py-16 lg:gap-28 lg:py-24">
        {safety.sections.map((section) => (
          <SafetySection key={section.id} section={section} />
        ))}
        <Emergency />
      </Container>
    </>
  );
}
