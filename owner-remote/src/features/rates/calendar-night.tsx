import { toRateRule } from '@wayhouse/contracts/convert-rates';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { toAmount, toMinor } from '@wayhouse/domain/money';
import { countingRule } from '@wayhouse/domain/rates/rate-rule';
import { restrictionsOn } from '@wayhouse/domain/rates/restrictions-on';
import { formatAmount, formatWithoutCurrency } from '@wayhouse/messages/format-money';
import { classNames } from '@wayhouse/web-kit/class-names';
import { formatFullDay, formatRestrictions } from '../../shared/rates/format-rate.js';
import { useHotelCurrency } from '../../shared/use-hotel-currency.js';
import { messages } from './messages.js';
import { RestrictionMarks } from './restriction-marks.js';

export const colours = { base: 'bg-surface', more: 'bg-warn-soft', less: 'bg-success-soft' };

type Props = { room: OwnRoom; night: string; isPast: boolean };

/** A night of the calendar: what it costs, and under that what stays are restricted. */
export function CalendarNight({ room, night, isPast }: Props) {
  const currency = useHotelCurrency();
  const rules = (room.rates ?? []).map((rate) => ({ ...toRateRule(rate), name: rate.name }));
  const rule = countingRule(rules, 'nightMinor', night);
  const restrictions = restrictionsOn(rules, night);
  const baseMinor = toMinor(room.pricePerNight);
  const minor = rule?.nightMinor ?? baseMinor;
  const price = toAmount(minor);
  const colour = isPast || minor === baseMinor ? 'base' : minor > baseMinor ? 'more' : 'less';
  const restricted = formatRestrictions(restrictions);
  const facts = [formatAmount(price, currency), rule?.name ?? messages.preview.legend.base, restricted];
  return (
    <td
      className={classNames('h-14 p-0 text-center align-middle sm:h-16', colours[colour])}
      title={[rule?.name, restricted].filter(Boolean).join('\n')}
    >
      <span className="sr-only">
        {isPast ? formatFullDay(night) : messages.preview.night(formatFullDay(night), facts.filter(Boolean))}
      </span>
      <span aria-hidden className={classNames('block', isPast && 'text-muted')}>
        <span className="block text-xs text-muted tabular-nums">{Number(night.slice(8))}</span>
        <span className="block truncate text-[13px] tabular-nums sm:text-sm">
          {!isPast && formatWithoutCurrency(price)}
        </span>
        {!isPast && <RestrictionMarks {...restrictions} />}
      </span>
    </td>
  );
}
