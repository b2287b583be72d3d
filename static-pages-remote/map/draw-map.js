import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoMercator, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';

// The coast around the office, from Natural Earth (public domain), drawn by `npm run map -w static-pages-remote`. The
// frame is stored with the drawing, so that the page can position places without a map library.
const [width, height] = [800, 600];
const [west, east, middle] = [69.5, 86.5, 13.2];
const pixelsPerDegree = width / (east - west);

const projection = geoMercator()
  .scale((pixelsPerDegree * 180) / Math.PI)
  .center([(west + east) / 2, middle])
  .translate([width / 2, height / 2])
  .clipExtent([
    [-20, -20],
    [width + 20, height + 20],
  ]);
const [, north] = projection.invert([0, 0]);

const require = createRequire(import.meta.url);
const topology = JSON.parse(readFileSync(require.resolve('world-atlas/land-10m.json'), 'utf8'));
const coast = geoPath(projection).digits(0)(feature(topology, topology.objects.land));
// Rounding makes neighbouring points coincide and small islands vanish.
const land = coast
  .split('M')
  .slice(1)
  .map((line) => line.replace('Z', '').split('L'))
  .map((points) => points.filter((point, index) => point !== points[index - 1]))
  .filter((points) => points.length > 4)
  .map((points) => `M${points.join('L')}Z`)
  .join('');

const drawing = { frame: { width, height, west, north: Number(north.toFixed(6)), pixelsPerDegree }, land };
process.stdout.write(`${JSON.stringify(drawing, null, 2)}\n`);
