// The types that would be read from the file itself are as large as it is.
declare module 'world-atlas/countries-50m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';
  const world: Topology<{ countries: GeometryCollection; land: GeometryCollection }>;
  export default world;
}
