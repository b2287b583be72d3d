let isReplaced = false;

/** A remote has replaced the HTML that the visit began with, since another build of it had drawn that. */
export const noteReplacedHtml = (): void => void (isReplaced = true);

export const isHtmlReplaced = (): boolean => isReplaced;
