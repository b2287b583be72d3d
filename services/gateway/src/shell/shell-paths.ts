/** The path pattern of everything that the shell's server may have. */
export const allOfTheShell = '/{*path}';

/** Paths of other handlers, with or without a rule in the routing table. */
export const othersPaths = /^\/(api|remotes|images|__clerk|__sandbox|health|metrics)(\/|$)/i;
