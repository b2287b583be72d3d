/** What a folder of `locales/` exports: the messages of `id` in its language, in the same shape as the English ones. */
export type Translation = { translate: <Messages extends object>(id: string, english: Messages) => Messages };
