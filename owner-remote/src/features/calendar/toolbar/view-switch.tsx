import { useId } from 'react';
import { messages } from '../messages.js';
import { type View, views } from '../calendar-view.js';

const optionStyle =
  'flex min-h-9 cursor-pointer items-center rounded-pill px-4 text-sm font-medium text-muted transition-colors ' +
  'hover:text-ink peer-checked:bg-accent peer-checked:text-on-accent ' +
  'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent';

export function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const name = useId();
  return (
    <fieldset className="ml-auto max-[359px]:ml-3 sm:ml-3">
      <legend className="sr-only">{messages.view}</legend>
      <div className="flex rounded-pill border border-line bg-sand p-1">
        {views.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={name}
              checked={each === view}
              onChange={() => onChange(each)}
              className="peer sr-only"
            />
            <span className={optionStyle}>{messages.views[each]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
