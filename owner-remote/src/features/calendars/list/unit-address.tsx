import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Copy, RefreshCw } from 'lucide-react';
import { ForRole } from '../../../shared/for-role.js';
import { messages } from './messages.js';
import { fullAddress, useCopyAddress } from './use-copy-address.js';

type Props = {
  address: string;
  explains: boolean;
  Heading: 'h3' | 'h4';
  /** The name of what is of this unit. */
  named: (what: string) => string;
  onReplace: () => void;
};

/** The secret address of a unit's calendar: to copy, and to replace. */
export function UnitAddress({ address, explains, Heading, named, onReplace }: Props) {
  const copyAddress = useCopyAddress();
  const { title, lead, copy, replace } = messages.out;
  return (
    <section aria-label={named(title)}>
      <Heading className="font-semibold">{title}</Heading>
      {explains && <p className="mt-1 text-sm text-pretty text-muted">{lead}</p>}
      <p className="mt-3 rounded-field bg-sand px-4 py-3 text-sm wrap-anywhere select-all">{fullAddress(address)}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" aria-label={named(copy)} onClick={() => copyAddress(address)}>
          <Copy aria-hidden className="size-4" /> {copy}
        </Button>
        <ForRole needs="manager">
          <Button variant="quiet" aria-label={named(replace)} onClick={onReplace}>
            <RefreshCw aria-hidden className="size-4" /> {replace}
          </Button>
        </ForRole>
      </div>
    </section>
  );
}
