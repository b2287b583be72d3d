import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';

type Props = { to: string; title: string; /** With the room that it is about. */ label: string; Icon: LucideIcon };

export const RoomIconLink = ({ to, title, label, Icon }: Props) => (
  <Link
    to={to}
    aria-label={label}
    title={title}
    className="inline-flex size-11 shrink-0 items-center justify-center rounded-pill transition-colors hover:bg-sand"
  >
    <Icon aria-hidden className="size-5" />
  </Link>
);
