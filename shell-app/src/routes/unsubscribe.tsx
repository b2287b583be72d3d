import { useParams } from 'react-router-dom';
import { Unsubscribe } from '../features/newsletter/unsubscribe.js';

export function UnsubscribePage() {
  const { token = '' } = useParams();
  return <Unsubscribe key={token} token={token} />;
}
