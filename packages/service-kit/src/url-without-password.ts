/** For messages: `url` without its user name and password. */
export const withoutPassword = (url: string): string => url.replace(/\/\/[^@/]*@/, '//');
