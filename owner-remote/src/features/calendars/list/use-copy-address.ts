import { useHost } from '@wayhouse/web-kit/remote-root';
import { messages } from './messages.js';

/** With the origin of the site, as other sites need it. */
export const fullAddress = (path: string): string => new URL(path, window.location.origin).href;

export function useCopyAddress() {
  const { toast } = useHost();
  return (path: string): void => {
    const { copied, notCopied } = messages.out;
    navigator.clipboard.writeText(fullAddress(path)).then(
      () => toast.success(copied),
      () => toast.error(notCopied),
    );
  };
}
