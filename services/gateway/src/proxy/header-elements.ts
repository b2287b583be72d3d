/** The elements of a header that is a list (RFC 9110, 5.6.1). A regex with the spaces around a comma takes the square of their number. */
export const headerElements = (header = ''): string[] => header.split(',').map((element) => element.trim());
