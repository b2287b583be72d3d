import type { ImportRow } from '@wayhouse/contracts/room-import';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { SaveError } from '../../../shared/form/save-error.js';
import { ownerPaths } from '../../../shared/owner-paths.js';
import { DownloadRooms } from './download-rooms.js';
import { FileForm } from './file-form.js';
import { ImportResult } from './import-result.js';
import { messages } from './messages.js';
import { useImport } from './use-import.js';

/** A file of rooms: it is checked, then imported. Its text stays after an error. */
export function ImportRooms() {
  const [csv, setCsv] = useState('');
  const check = useImport(true);
  const run = useImport(false);
  const refusal = run.error ?? check.error;
  const refused = refusal instanceof ApiError ? refusal.rows : undefined;
  const change = (text: string) => {
    check.reset();
    run.reset();
    setCsv(text);
  };
  const startCheck = () => {
    run.reset();
    check.mutate({ csv });
  };
  return (
    <>
      <DownloadRooms />
      <section aria-labelledby="import-file" className="mt-10">
        <h2 id="import-file" className="font-display text-2xl">
          {messages.upload.title}
        </h2>
        <FileForm
          csv={csv}
          onChange={change}
          onCheck={startCheck}
          isChecking={check.isPending}
          isImporting={run.isPending}
        />
      </section>
      {refused ? (
        <ImportResult title={messages.result.refused} rows={refused} message={refusal?.message} />
      ) : (
        refusal && <SaveError message={refusal.message} />
      )}
      {!refused && check.data && !run.data && (
        <ImportResult title={messages.result.title} rows={check.data.rows}>
          <ImportButton
            rows={check.data.rows}
            busy={run.isPending}
            onPress={() => run.mutate({ csv, seen: check.data.seen })}
          />
        </ImportResult>
      )}
      {run.data && (
        <ImportResult title={messages.result.done.title} texts={messages.result.done} rows={run.data.rows}>
          <Done rows={run.data.rows} />
        </ImportResult>
      )}
    </>
  );
}

type ButtonProps = { rows: ImportRow[]; busy: boolean; onPress: () => void };

function ImportButton({ rows, busy, onPress }: ButtonProps) {
  const count = rows.filter(({ outcome }) => outcome !== 'same').length;
  if (count === 0) return null;
  return (
    <Button className="mt-5" busy={busy} onClick={onPress}>
      {messages.result.submit(count)}
    </Button>
  );
}

const Done = ({ rows }: { rows: ImportRow[] }) => (
  <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
    <Link to={ownerPaths.listRoom} className={buttonStyle()}>
      {messages.result.rooms}
    </Link>
    {rows.some(({ outcome, rate }) => outcome === 'create' && !rate) && (
      <p className="text-muted">{messages.result.newRooms}</p>
    )}
  </div>
);
