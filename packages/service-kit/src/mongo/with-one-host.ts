const furtherHosts = /^(mongodb:\/\/(?:[^@/?]*@)?[^@,/?]*),[^@/?]*/;

/** An address of MongoDB, which may name several hosts, with the first one alone, as `URL` reads it. Any other address stays as it is. */
export const withOneHost = (url: string): string => url.replace(furtherHosts, '$1');
