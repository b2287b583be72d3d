/** The path pattern that answers every page of the site. */
export const allPages = '/{*path}';

/** A path that names a file. What follows `/loader/` is the page to redirect to, never a file. */
export const filePath = /^(?!\/loader\/).*\.\w{1,8}$/i;
