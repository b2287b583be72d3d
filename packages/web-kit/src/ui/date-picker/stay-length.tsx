/** How long the picked stay is, announced when it changes. */
export const StayLength = ({ nights }: { nights: string }) => (
  <p role="status" className="font-medium whitespace-nowrap tabular-nums">
    {nights}
  </p>
);
