import { type Theme, useTheme } from '@wayhouse/web-kit/use-theme';
import { Monitor, Moon, Sun } from 'lucide-react';
import { messages } from './messages.js';

const options: { theme: Theme; Icon: typeof Sun }[] = [
  { theme: 'system', Icon: Monitor },
  { theme: 'light', Icon: Sun },
  { theme: 'dark', Icon: Moon },
];

/** Light, dark, or the device's setting. */
export function ThemeSwitch() {
  const [theme, setTheme] = useTheme();
  return (
    <div
      role="group"
      aria-label={messages.theme.label}
      className="inline-flex rounded-pill border border-line bg-sand p-1"
    >
      {options.map(({ theme: option, Icon }) => (
        <button
          key={option}
          type="button"
          aria-pressed={theme === option}
          aria-label={messages.theme[option]}
          title={messages.theme[option]}
          onClick={() => setTheme(option)}
          className="grid h-9 w-11 place-items-center rounded-pill text-muted transition-colors hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-soft"
        >
          <Icon aria-hidden className="size-4.5" />
        </button>
      ))}
    </div>
  );
}
