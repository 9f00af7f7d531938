/** The addresses of the texts behind the sign-in, by language: `server/launch/localeFiles.ts` puts them here. */
export const APP_TEXTS: Readonly<Record<string, string>> = {}
