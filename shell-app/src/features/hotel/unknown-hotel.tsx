import { roomsPath } from '@wayhouse/contracts/paths';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { EmptyState } from '@wayhouse/web-kit/ui/display/empty-state';
import { useDocumentTitle } from '@wayhouse/web-kit/ui/layout/page-heading';
import { Building2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { messages } from './messages.js';

export function UnknownHotel() {
  useDocumentTitle(messages.unknown.documentTitle);
  return (
    <EmptyState
      heading="h1"
      icon={<Building2 />}
      title={messages.unknown.title}
      action={
        <Link to={`${roomsPath({})}?view=hotels`} className={buttonStyle()}>
          {messages.unknown.all}
        </Link>
      }
    >
      {messages.unknown.body}
    </EmptyState>
  );
}
