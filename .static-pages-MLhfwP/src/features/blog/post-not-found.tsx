import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { EmptyState } from '@wayhouse/web-kit/ui/display/empty-state';
import { useDocumentTitle } from '@wayhouse/web-kit/ui/layout/page-heading';
import { BookOpen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { messages } from './messages.js';
import { pagePaths } from '../../shared/page-paths.js';

export function PostNotFound() {
  const { title, text, action } = messages.unknown;
  useDocumentTitle(title);
  return (
    <EmptyState
      icon={<BookOpen />}
      heading="h1"
      title={title}
      action={
        <Link to={pagePaths.blog} className={buttonStyle()}>
          {action}
        </Link>
      }
    >
      {text}
    </EmptyState>
  );
}
