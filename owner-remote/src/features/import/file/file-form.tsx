import { Button } from '@wayhouse/web-kit/ui/action/button';
import { TextArea } from '@wayhouse/web-kit/ui/form/text-area';
import { limits } from '@wayhouse/domain/limits';
import { type FormEvent, useState } from 'react';
import { FileDrop } from './file-drop.js';
import { messages } from './messages.js';
import { readText } from './read-text.js';

type Props = {
  csv: string;
  onChange: (csv: string) => void;
  onCheck: (csv: string) => void;
  isChecking: boolean;
  isImporting: boolean;
};

/** A file, chosen, dropped or pasted. Its text can be changed here, but not while it is checked or imported: the outcome is of that text. */
export function FileForm({ csv, onChange, onCheck, isChecking, isImporting }: Props) {
  const [fileName, setFileName] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const change = (text: string, name?: string) => {
    setProblem(undefined);
    setFileName(name);
    onChange(text);
  };
  const choose = async (file: File) => {
    try {
      change(await readText(file), file.name);
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (csv.trim() === '') setProblem(messages.upload.missing);
    // A field that cuts off what is pasted would cut off rows without a word.
    else if (isTooLong(csv)) setProblem(messages.upload.tooLong);
    else onCheck(csv);
  };
  return (
    <form onSubmit={submit} noValidate className="mt-4 grid gap-5">
      <fieldset disabled={isChecking || isImporting} className="contents">
        <FileDrop fileName={fileName} onFile={(file) => void choose(file)} />
        <TextArea
          label={messages.upload.text}
          hint={messages.upload.hint}
          error={problem}
          rows={6}
          wrap="off"
          spellCheck={false}
          value={csv}
          onChange={({ target }) => change(target.value, fileName)}
        />
      </fieldset>
      <div>
        <Button type="submit" busy={isChecking} disabled={isImporting}>
          {messages.upload.check}
        </Button>
      </div>
    </form>
  );
}

/** In bytes, what is sent with the text of a file. */
const besideText = 5000;

/** Most scripts but the Latin one take two or three bytes for a character. */
const isTooLong = (csv: string) =>
  csv.length > limits.importCharacters || new Blob([JSON.stringify(csv)]).size > limits.bodyBytes - besideText;
