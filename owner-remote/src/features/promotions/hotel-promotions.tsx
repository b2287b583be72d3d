import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import type { PromotionCode } from '@wayhouse/contracts/promotion-codes';
import { timeZoneOf, todayIn } from '@wayhouse/domain/hotel-time';
import { limits } from '@wayhouse/domain/limits';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { ArrowLeft, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ownerPaths } from '../../shared/owner-paths.js';
import { EndDialog } from './end-dialog.js';
import { messages } from './messages.js';
import { PromotionDialog } from './promotion-dialog.js';
import { PromotionList } from './promotion-list.js';
import { usePromotionCodes } from './use-promotion-codes.js';

/** The codes of a hotel, and the dialogs that add and end one. */
export function HotelPromotions({ hotel: { city } }: { hotel: HotelProfile }) {
  const [opened, setOpened] = useState<PromotionCode | 'new'>();
  const { data: codes, isPending, isFetching, refetch } = usePromotionCodes();
  const today = todayIn(timeZoneOf(city), new Date());
  const close = () => setOpened(undefined);
  if (isPending) return <Skeleton className="h-96 rounded-card" />;
  if (!codes) return <ErrorState {...messages.failed} onRetry={() => void refetch()} busy={isFetching} />;
  return (
    <>
      <Link to={ownerPaths.hotel} className={`${buttonStyle('quiet', 'small')} -ml-4`}>
        <ArrowLeft aria-hidden className="size-4" /> {messages.back}
      </Link>
      {codes.length > 0 ? (
        <PromotionList codes={codes} today={today} onEnd={setOpened} />
      ) : (
        <p className="mt-5 text-pretty text-muted">{messages.none}</p>
      )}
      <div className="mt-5">
        {codes.length < limits.promotionCodes ? (
          <Button onClick={() => setOpened('new')}>
            <Plus aria-hidden className="size-5" /> {messages.add}
          </Button>
        ) : (
          <p>{messages.full(codes.length)}</p>
        )}
      </div>
      {opened === 'new' && <PromotionDialog onClose={close} />}
      {opened && opened !== 'new' && <EndDialog code={opened} onClose={close} />}
    </>
  );
}
