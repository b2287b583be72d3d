import { Badge } from '@wayhouse/web-kit/ui/badge';
import { Check, Clock } from 'lucide-react';

export const PaymentStatus = ({ isPaid }: { isPaid: boolean }) =>
  isPaid ? (
    <Badge tone="success">
      <Check aria-hidden className="size-3.5" /> Completed
    </Badge>
  ) : (
    <Badge tone="warn">
      <Clock aria-hidden className="size-3.5" /> Pending
    </Badge>
  );
