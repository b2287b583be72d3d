import { useSession } from '@wayhouse/web-kit/session';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { SignInRequired } from '../../shared/sign-in-required.js';
import { DeleteAccount } from './delete-account.js';
import { DownloadData } from './download-data.js';
import { messages } from './messages.js';

export function MyData() {
  const { status } = useSession();
  return (
    <SignInRequired texts={messages.signIn}>
      <div className="grid items-start gap-6 lg:grid-cols-2">{status === 'loading' ? <Loading /> : <Parts />}</div>
    </SignInRequired>
  );
}

const Parts = () => (
  <>
    <DownloadData />
    <DeleteAccount />
  </>
);

const Loading = () => (
  <>
    <p data-loading role="status" className="sr-only">
      {messages.loading}
    </p>
    <Skeleton className="h-96 rounded-card" />
    <Skeleton className="h-96 rounded-card" />
  </>
);
