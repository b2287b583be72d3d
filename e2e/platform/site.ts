/**
 * The platform that the journeys of a worker go through. It stands here and not in `process.env`, as Playwright hands what a worker
 * changes there on to the projects that follow, whose journeys then look for a platform that has ended.
 */
export const site = { url: process.env.SITE, dataDir: process.env.SITE_DATA_DIR };
