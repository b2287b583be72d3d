/** Short facts in a row with dots between them. No dot begins or ends a line. */
export const Dotted = ({ items }: { items: string[] }) => (
  <div className="overflow-x-clip">
    <ul className="-ml-5 flex flex-wrap">
      {items.map((item) => (
        <li key={item} className="relative pl-5 before:absolute before:left-2 before:content-['·']">
          {item}
        </li>
      ))}
    </ul>
  </div>
);
