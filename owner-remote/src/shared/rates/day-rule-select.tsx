import { Select } from '@wayhouse/web-kit/ui/form/select';
import { type DayRule, dayRules } from './day-rule.js';
import { messages } from './messages.js';

type Props = { what: 'arrivals' | 'departures'; value: DayRule; onChange: (value: DayRule) => void };

export function DayRuleSelect({ what, value, onChange }: Props) {
  const names = what === 'arrivals' ? messages.arrival : messages.departure;
  return (
    <Select
      label={messages[what]}
      value={value}
      onChange={onChange}
      options={dayRules.map((rule) => ({ value: rule, label: names[rule] }))}
    />
  );
}
