import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Programs that the server starts beside itself. */
export type Program = 'worker' | 'ocrWorker' | 'recognitionWorker' | 'portrait' | 'portalPicture' | 'iiifImage' | 'importedTable' | 'importedContacts' | 'cardPictures' | 'searchablePdf'

/** A program that the server starts: beside this one where they are bundled, one folder up in the sources. */
export const programOf = (name: Program): string => {
  const built = fileURLToPath(new URL(`./${name}.js`, import.meta.url))
  return existsSync(built) ? built : fileURLToPath(new URL(`../${name}.ts`, import.meta.url))
}
