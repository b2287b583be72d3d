import { classNames } from '@wayhouse/web-kit/class-names';
import { FileUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { isDisabled } from '../../../shared/form/is-disabled.js';
import { messages } from './messages.js';

type Props = { fileName?: string; onFile: (file: File) => void };

/** Press it to choose a file, or drop one on it. Inactive while its fieldset is disabled. */
export function FileDrop({ fileName, onFile }: Props) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    // Otherwise the browser would open the file in place of the page.
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !isDisabled(event)) onFile(file);
  };
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!isDisabled(event));
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'flex cursor-pointer flex-col items-center justify-center gap-2 rounded-card border-2 border-dashed px-4 py-6 text-center transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-accent',
        isOver ? 'border-accent bg-accent-soft' : 'border-edge bg-surface hover:border-accent hover:bg-sand',
      )}
    >
      <FileUp aria-hidden className="size-6 text-accent" />
      <span className="max-w-full wrap-anywhere">
        {fileName === undefined ? messages.upload.drop : messages.upload.chosen(fileName)}
      </span>
      <input
        type="file"
        accept=".csv,text/csv,text/plain"
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // So that the same file can be selected again.
          target.value = '';
        }}
      />
    </label>
  );
}
