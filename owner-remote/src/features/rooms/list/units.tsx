import type { OwnRoom } from '@wayhouse/contracts/room';
import { counts } from '@wayhouse/messages/counts';

/** How many such rooms there are, where there are several. */
export const Units = ({ of: { units = 1 } }: { of: OwnRoom }) =>
  units > 1 && <span className="block text-sm font-normal text-muted">{counts.rooms(units)}</span>;
