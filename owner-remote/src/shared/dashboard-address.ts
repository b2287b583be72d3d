import { type To, useLocation } from 'react-router-dom';
import { ownerPaths } from './owner-paths.js';

type LinkState = { dashboardQuery?: string } | null;

/** The state of a link that leaves the dashboard, for the way back to the same period and group. */
export function useLinkFromDashboard(): LinkState {
  const { search } = useLocation();
  return { dashboardQuery: search };
}

/** The dashboard as it was left; as it starts for those who come from elsewhere. */
export function useDashboardAddress(): To {
  const state = useLocation().state as LinkState;
  return { pathname: ownerPaths.dashboard, search: state?.dashboardQuery ?? '' };
}
