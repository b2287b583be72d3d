import { type Theme, useTheme } from '@wayhouse/web-kit/theme';
import { Monitor, Moon, Sun } from 'lucide-react';
import { texts } from './messages.js';

const choices: { theme: Theme; Icon: typeof Sun }[] = [
  { theme: 'system', Icon: Monitor },
  { theme: 'light', Icon: Sun },
  { theme: 'dark', Icon: Moon },
];

/** Light, dark, or as the device has it. */
export function ThemeChoice() {
  const [theme, choose] = useTheme();
  return (
    <div
      role="group"
      aria-label={texts.theme.label}
      className="inline-flex rounded-pill border border-line bg-sand p-1"
    >
      {choices.map(({ theme: each, Icon }) => (
        <button
          key={each}
          type="button"
          aria-pressed={theme === each}
          aria-label={texts.theme[each]}
          title={texts.theme[each]}
          onClick={() => choose(each)}
          className="grid h-9 w-11 place-items-center rounded-pill text-muted transition-colors hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-soft"
        >
          <Icon aria-hidden className="size-4.5" />
        </button>
      ))}
    </div>
  );
}
