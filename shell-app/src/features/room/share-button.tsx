import { toasts } from '@wayhouse/web-kit/toasts';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Share2 } from 'lucide-react';
import { messages } from './messages.js';

/** Opens the share sheet of the device, or copies the link where there is none. */
export function ShareButton({ title }: { title: string }) {
  const share = async () => {
    const { href: url } = window.location;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      toasts.success(messages.linkCopied);
    } catch (error) {
      // Closing the share sheet is reported as an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toasts.error(messages.notShared);
    }
  };
  return (
    <Button variant="quiet" size="small" onClick={() => void share()}>
      <Share2 aria-hidden className="size-4" /> {messages.share}
    </Button>
  );
}
