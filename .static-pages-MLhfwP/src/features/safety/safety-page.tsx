import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { messages } from './messages.js';
import { PageHero } from '../../shared/page-hero.js';
import { useHashTarget } from '../../shared/use-hash-target.js';
import { TableOfContents } from './table-of-contents.js';
import { Emergency } from './emergency.js';
import { SafetySection } from './safety-section.js';
import { linkedPage, type StaticPage } from '../../shared/static-page.js';

export function SafetyPage() {
  useHashTarget();
  return (
    <>
      <PageHero {...messages} below={<TableOfContents />}>
        {messages.lead}
      </PageHero>
      <Container className="grid gap-20 py-16 lg:gap-28 lg:py-24">
        {messages.sections.map((section) => (
          <SafetySection key={section.id} section={section} />
        ))}
        <Emergency />
      </Container>
    </>
  );
}

export const safetyPage: StaticPage = {
  Page: SafetyPage,
  list: (path) => [linkedPage(path, messages, 'support')],
};
