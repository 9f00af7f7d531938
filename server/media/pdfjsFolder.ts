import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Files that pdfjs reads beside its code; their place is told so that nothing is fetched. */
export const pdfjsFolder = (name: string): string => `${join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), name)}/`
