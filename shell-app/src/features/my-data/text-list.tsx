export const TextList = ({ items }: { items: readonly string[] }) => (
  <ul className="mt-3 list-disc space-y-1.5 pl-5 marker:text-muted">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
