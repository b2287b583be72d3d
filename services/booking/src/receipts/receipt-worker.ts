// The thread that makes the files of receipts, which takes the processor for a tenth of a second each. receipt-thread.ts
// starts it.
import { type PdfContent, renderPdf } from '@wayhouse/documents';
import { loadLocale } from '@wayhouse/messages/load-locale';
import { setLocaleSource } from '@wayhouse/messages/locale';
import workerpool from 'workerpool';

/** One at a time, so that all of a file is in one language. */
async function render(content: PdfContent): Promise<Uint8Array> {
  await loadLocale(content.language);
  setLocaleSource(() => content.language);
  return renderPdf(content);
}

workerpool.worker({ render });
