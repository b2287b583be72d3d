import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { Link } from 'react-router-dom';
import { messages } from './messages.js';

export function JobNotFound() {
  const { title, text, action } = messages.unknown;
  return (
    <Container className="min-h-[60vh] py-16 lg:py-24">
      <PageHeading eyebrow={messages.eyebrow} title={title}>
        <p className="max-w-prose">{text}</p>
      </PageHeading>
      <Link to={messages.back.to} className={buttonStyle('primary', 'large', 'mt-8')}>
        {action}
      </Link>
    </Container>
  );
}
