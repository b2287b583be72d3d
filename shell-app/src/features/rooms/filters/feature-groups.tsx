import { classNames } from '@wayhouse/web-kit/class-names';
import { Checkbox } from '@wayhouse/web-kit/ui/form/checkbox';
import { type ReactNode, useState } from 'react';
import { type FeatureMessages, messages as groupMessages } from './messages.js';

type Props = {
  name: string;
  messages: FeatureMessages<string, string>;
  groups: Record<string, readonly string[]>;
  selected: string[];
  onChange: (selected: string[]) => void;
};

/** Checkboxes in groups, which need no scripts to open. A single group has the name of the filter. */
export function FeatureGroups({ name, messages, groups, selected, onChange }: Props) {
  const isSingle = Object.keys(groups).length === 1;
  return (
    <fieldset>
      <legend className={isSingle ? 'sr-only' : 'mb-1 font-medium'}>{messages.title}</legend>
      {Object.entries(groups).map(([group, options]) => {
        const title = isSingle ? messages.title : messages.group?.(group);
        const boxes = options.map((option) => (
          <Checkbox
            key={option}
            name={name}
            value={option}
            checked={selected.includes(option)}
            onChange={(isOn) => onChange(isOn ? [...selected, option] : selected.filter((each) => each !== option))}
          >
            {messages.option(option)}
          </Checkbox>
        ));
        const chosen = options.filter((option) => selected.includes(option)).length;
        return title ? (
          <Collapsible
            key={group}
            title={groupMessages.chosen(title, chosen)}
            isOpenAtFirst={chosen > 0}
            className={isSingle ? 'font-medium' : 'text-[15px]'}
          >
            {boxes}
          </Collapsible>
        ) : (
          boxes
        );
      })}
    </fieldset>
  );
}

type CollapsibleProps = { title: string; isOpenAtFirst: boolean; className: string; children: ReactNode };

/** Closed at first, unless something in it is chosen; then it stays as it was opened or closed. */
function Collapsible({ title, isOpenAtFirst, className, children }: CollapsibleProps) {
  const [isOpen] = useState(isOpenAtFirst);
  return (
    <details open={isOpen}>
      <summary className={classNames('min-h-11 cursor-pointer py-2', className)}>{title}</summary>
      {children}
    </details>
  );
}
