/** Without scripts the browser asks for the page again after two seconds, and gets it whole. */
export const insertAskAgain = (html: string): string =>
  html.replace('</head>', '<noscript><meta http-equiv="refresh" content="2"></noscript></head>');
