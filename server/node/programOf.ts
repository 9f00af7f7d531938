import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A program that the server starts: beside this one where they are bundled, one folder up in the sources. */
export const programOf = (name: 'worker' | 'portrait' | 'portalPicture' | 'iiifImage' | 'workbook' | 'cardPictures'): string => {
  const built = fileURLToPath(new URL(`./${name}.js`, import.meta.url))
  return existsSync(built) ? built : fileURLToPath(new URL(`../${name}.ts`, import.meta.url))
}
