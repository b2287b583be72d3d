export const SaveError = ({ message }: { message: string }) => (
  <p role="alert" className="mt-1 rounded-field bg-danger-soft px-4 py-3 text-sm text-danger">
    {message}
  </p>
);
