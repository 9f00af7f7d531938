import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Beside this program where it is bundled, with the pages in the sources. */
const placeOf = (): URL => {
  const built = new URL('./portal.css', import.meta.url)
  return existsSync(fileURLToPath(built)) ? built : new URL('../../src/ui/public-portal/portal.css', import.meta.url)
}

export interface Stylesheet {
  readonly path: `/${string}`
  readonly css: string
}

let known: Stylesheet | undefined

const read = (): Stylesheet => {
  const css = readFileSync(placeOf(), 'utf8')
  return { path: `/portal-${createHash('sha256').update(css).digest('hex').slice(0, 12)}.css`, css }
}

/** The style sheet of all portals, with an address that changes with it, at the root of every host. */
export const stylesheet = (): Stylesheet => (known ??= read())
