/** The path pattern that answers every page of the site. */
export const allPages = '/{*path}';
