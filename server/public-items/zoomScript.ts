import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const SOURCE = new URL('../../src/ui/public-portal/zoom.ts', import.meta.url)

/** The viewer of pictures as one file for browsers. */
export const bundleZoomScript = async (source: string): Promise<string> => {
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({ input: source, platform: 'browser', logLevel: 'silent' })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  return output[0].code
}

interface ZoomScript {
  /** It changes with the script. */
  readonly path: string
  readonly script: () => Promise<string>
}

const addressOf = (text: string): string => `portal-zoom-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.js`

/** Beside this program where it is bundled; made from the sources when it is first asked for otherwise. */
const findScript = (): ZoomScript => {
  const built = fileURLToPath(new URL('./portal-zoom.js', import.meta.url))
  if (existsSync(built)) {
    const text = readFileSync(built, 'utf8')
    return { path: addressOf(text), script: async () => text }
  }
  const source = fileURLToPath(SOURCE)
  let made: Promise<string> | undefined
  return { path: addressOf(readFileSync(source, 'utf8')), script: () => (made ??= bundleZoomScript(source)) }
}

let found: ZoomScript | undefined
export const zoomScript = (): ZoomScript => (found ??= findScript())
