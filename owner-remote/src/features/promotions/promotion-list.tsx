import type { PromotionCode } from '@wayhouse/contracts/promotion-codes';
import { Badge } from '@wayhouse/web-kit/ui/display/badge';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { DotSeparatedList } from '@wayhouse/web-kit/ui/display/dot-separated-list';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { useHotelCurrency } from '../../shared/use-hotel-currency.js';
import { describeCode, whyUnusable } from './describe-code.js';
import { messages } from './messages.js';

type Props = { codes: PromotionCode[]; today: string; onEnd: (code: PromotionCode) => void };

/** The latest first. */
export function PromotionList({ codes, today, onEnd }: Props) {
  const currency = useHotelCurrency();
  return (
    <Card className="mt-5">
      <ul aria-label={messages.list} className="divide-y divide-line">
        {codes.map((code) => (
          <li key={code._id} className="flex items-start gap-4 px-4 py-3.5 sm:px-5">
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium wrap-anywhere">
                {code.code} <State why={whyUnusable(code, today)} />
              </p>
              <div className="mt-0.5 text-sm text-muted">
                <DotSeparatedList items={describeCode(code, currency)} />
              </div>
            </div>
            {!code.endedAt && (
              <Button
                variant="quiet"
                size="small"
                className="-my-2 -mr-3"
                aria-label={messages.end(code.code)}
                onClick={() => onEnd(code)}
              >
                {messages.ending.confirm}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const State = ({ why }: { why?: string }) => why && <Badge tone="plain">{why}</Badge>;
