import { useRequiredSession } from '@wayhouse/web-kit/session';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { EmptyState } from '@wayhouse/web-kit/ui/display/empty-state';
import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { SignInUnavailable } from './sign-in-unavailable.js';
import { WithoutScripts } from './without-scripts.js';

type Props = {
  texts: { title: string; body: string; action: string };
  heading?: 'h1' | 'h2';
  children: ReactNode;
};

/** Replaces its children with a prompt to sign in for visitors. Those whose session has ended lose nothing they have entered. */
export function SignInRequired({ texts, heading, children }: Props) {
  const { status, previousUser, isOpeningSignIn, signIn } = useRequiredSession();
  if (status === 'unavailable') return <SignInUnavailable />;
  if (status !== 'signed-out' || previousUser)
    return (
      <>
        <WithoutScripts />
        <div className="contents noscript:hidden">{children}</div>
      </>
    );
  return (
    <EmptyState
      icon={<LockKeyhole />}
      title={texts.title}
      heading={heading}
      action={
        <Button onClick={signIn} busy={isOpeningSignIn}>
          {texts.action}
        </Button>
      }
    >
      {texts.body}
    </EmptyState>
  );
}
