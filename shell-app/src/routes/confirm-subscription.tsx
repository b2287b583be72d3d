import { useParams } from 'react-router-dom';
import { ConfirmSubscription } from '../features/newsletter/confirm-subscription.js';

export function ConfirmSubscriptionPage() {
  const { token = '' } = useParams();
  return <ConfirmSubscription key={token} token={token} />;
}
