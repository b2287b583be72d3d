/** Facts in a row with dots between them; no line begins or ends with a dot. */
export const DotSeparatedList = ({ items }: { items: string[] }) => (
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
