import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'

/** Kinds of file that the built web app has. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.bcmap': 'application/octet-stream',
  '.pfb': 'application/octet-stream',
  '.ttf': 'font/ttf',
}

export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]
export const SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

export interface WebFile {
  readonly type: string
  /** Named by its content, so that it never changes. */
  readonly isHashed: boolean
  /** Encodings that were made at build. */
  readonly encodings: readonly Encoding[]
  /** The bytes, read once. */
  read(encoding: Encoding | undefined): Promise<Buffer>
}

/** Vite names by content what it puts into `assets`. */
const HASHED = /^assets\/.+-[\w-]{8}\.\w+$/

/** The files of the built web app by their path below `/`: what was built, and nothing that a request could name beside it. */
export const readWebFiles = async (directory: string): Promise<ReadonlyMap<string, WebFile>> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const names = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/')),
  )
  const cached = new Map<string, Promise<Buffer>>()
  const read = (name: string): Promise<Buffer> => {
    const known = cached.get(name) ?? readFile(join(directory, name))
    cached.set(name, known)
    return known
  }
  const files = new Map<string, WebFile>()
  for (const name of names) {
    const type = TYPES[extname(name)]
    if (type === undefined || name.startsWith('.')) continue
    files.set(`/${name}`, {
      type,
      isHashed: HASHED.test(name),
      encodings: ENCODINGS.filter((encoding) => names.has(name + SUFFIXES[encoding])),
      read: (encoding) => read(encoding === undefined ? name : name + SUFFIXES[encoding]),
    })
  }
  return files
}
