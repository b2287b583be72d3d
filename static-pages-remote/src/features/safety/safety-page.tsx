import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { safety } from './messages.js';
import { PageOpening } from '../../shared/page-hero.js';
import { useArrival } from '../../shared/use-hash-target.js';
import { Contents } from './table-of-contents.js';
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
