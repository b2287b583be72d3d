import { type RequestHandler, Router } from 'express';
import { isFilePath, shellFiles } from '@wayhouse/contracts';
import { currentLocale } from '@wayhouse/messages/locale';
import { setLanguage } from '@wayhouse/service-kit/http';
import { insertAskAgain } from './ask-again.js';
import type { BuiltShell } from './built-shell.js';
import type { DocumentOf } from './document-of.js';

/** The path pattern of every page. */
export const allPages = '/{*path}';

/** Serves every page, the frame that pages start from, and the files of the build. */
export function pageRoutes({ frame, files }: Pick<BuiltShell, 'frame' | 'files'>, documentOf: DocumentOf): Router {
  const router = Router();
  router.get(shellFiles.frame, (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('html').send(withoutContent(frame()));
  });
  router.get(allPages, pagesOnly, async (request, response) => {
    setLanguage(response);
    const query = new URLSearchParams(request.url.split('?').slice(1).join('?'));
    const page = { path: request.path, query, locale: currentLocale() };
    const { status, html, etag } = await documentOf(page);
    response.status(status).set('Cache-Control', 'no-cache').set('ETag', etag).type('html').send(html);
  });
  router.get(allPages, files);
  return router;
}

/**
 * The gateway sends the frame while a page takes too long. The scripts may be late as well, so that until they draw the page everybody
 * sees what the frame has for browsers without any.
 */
const withoutContent = (frame: string) =>
  insertAskAgain(frame).replace(/(<div id="?root"?>)<noscript>(.*?)<\/noscript>/s, '$1$2');

const pagesOnly: RequestHandler = (request, _response, next) => next(isFilePath(request.path) ? 'route' : undefined);
