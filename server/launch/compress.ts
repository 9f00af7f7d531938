import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = new Set(['.js', '.mjs', '.css', '.svg', '.json', '.webmanifest', '.txt'])
/** Bytes below which a compressed answer saves nothing. */
const WORTHWHILE = 512
/** Bytes above which brotli's best effort takes longer than a build may. */
const LARGE = 1024 * 1024

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const compress = async (path: string): Promise<void> => {
  const bytes = await readFile(path)
  if (bytes.length < WORTHWHILE) return
  const quality = bytes.length > LARGE ? 9 : constants.BROTLI_MAX_QUALITY
  const [small, zipped] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    zip(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, zipped)])
}

/** Puts a brotli and a gzip twin beside every text file of the web app, so that none is compressed while somebody waits. */
export const compressFiles = async (directory: string): Promise<void> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
  await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))))
}
