import { useParams } from 'react-router-dom';
import { LeaveTheList } from '../features/newsletter/unsubscribe.js';

export function UnsubscribePage() {
  const { token = '' } = useParams();
  return <LeaveTheList key={token} token={token} />;
}
