import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import type { Tax } from '@wayhouse/contracts/taxes';
import { limits } from '@wayhouse/domain/limits';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { ArrowLeft, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ownerPaths } from '../../shared/owner-paths.js';
import { messages } from './messages.js';
import { PriceExample } from './price-example.js';
import { RemoveTaxDialog } from './remove-tax-dialog.js';
import { TaxDialog } from './tax-dialog.js';
import { TaxList } from './tax-list.js';

/** What is being changed or removed, or a new one. It stays the same when the list is read again. */
type Opened = { dialog: 'tax'; tax?: Tax } | { dialog: 'remove'; tax: Tax };

/** The taxes and fees of a hotel, and beside them what a stay costs with them. */
export function HotelTaxes({ hotel }: { hotel: HotelProfile }) {
  const [opened, setOpened] = useState<Opened>();
  const taxes = hotel.taxes ?? [];
  const close = () => setOpened(undefined);
  return (
    <>
      <Link to={ownerPaths.hotel} className={`${buttonStyle('quiet', 'small')} -ml-4`}>
        <ArrowLeft aria-hidden className="size-4" /> {messages.back}
      </Link>
      <div className="mt-3 grid items-start gap-x-8 gap-y-10 lg:grid-cols-2">
        <section aria-label={messages.list} className="min-w-0">
          {taxes.length > 0 ? (
            <TaxList
              taxes={taxes}
              onChange={(tax) => setOpened({ dialog: 'tax', tax })}
              onRemove={(tax) => setOpened({ dialog: 'remove', tax })}
            />
          ) : (
            <p className="text-pretty text-muted">{messages.none}</p>
          )}
          <div className="mt-5">
            {taxes.length < limits.taxes ? (
              <Button onClick={() => setOpened({ dialog: 'tax' })}>
                <Plus aria-hidden className="size-5" /> {messages.add}
              </Button>
            ) : (
              <p>{messages.full(limits.taxes)}</p>
            )}
          </div>
        </section>
        <PriceExample taxes={taxes} />
      </div>
      {opened?.dialog === 'tax' && <TaxDialog hotel={hotel} tax={opened.tax} onClose={close} />}
      {opened?.dialog === 'remove' && <RemoveTaxDialog hotel={hotel} tax={opened.tax} onClose={close} />}
    </>
  );
}
