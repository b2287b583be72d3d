import { useMutation } from '@tanstack/react-query';
import * as calls from '@wayhouse/contracts/calls/personal-data-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { saveFile } from '@wayhouse/web-kit/save-file';
import { useState } from 'react';
import { messages } from './messages.js';

const parts = {
  account: calls.exportAccount,
  bookings: calls.exportBookings,
  payments: calls.exportPayments,
  messages: calls.exportMessages,
};
const partCount = Object.keys(parts).length;

/** Saves what every service has of the guest as one file, or nothing. */
export function useDataExport() {
  const api = useApi();
  const [done, setDone] = useState(0);
  const download = useMutation({
    meta: { quiet: true },
    async mutationFn() {
      setDone(0);
      const entries = await Promise.all(
        Object.entries(parts).map(async ([part, call]) => {
          const { data } = await api.call(call, {});
          setDone((before) => before + 1);
          return [part, data] as const;
        }),
      );
      const exportedAt = new Date().toISOString();
      const text = JSON.stringify({ exportedAt, ...Object.fromEntries(entries) }, null, 2);
      const name = messages.download.fileName(exportedAt.slice(0, 10));
      saveFile(new File([text], name, { type: 'application/json' }));
    },
  });
  return { ...download, done, partCount };
}
