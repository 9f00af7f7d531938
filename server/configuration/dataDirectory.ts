import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { connect as dial, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { madeOnce } from './onceWritten.ts'

/** A second server on one data directory does not start. */
export class DataDirectoryInUse extends Error {
  override readonly name = 'DataDirectoryInUse'

  /** `where`: as far as that is known. */
  constructor(directory: string, where: string | undefined) {
    super(`Another Vitrine is running on ${directory}${where === undefined ? '' : ` (${where})`}. Stop it, or set VITRINE_DATA_DIR.`)
  }
}

export interface DataDirectory {
  readonly path: string
  release(): Promise<void>
}

/**
 * The lock is a listening socket, which ends with its process however that ends. On Linux it has a name and no file; elsewhere
 * a file that a killed process leaves behind answers nobody, and is removed.
 */
const lockAddress = (directory: string): string => {
  const name = `vitrine-${createHash('sha256').update(directory).digest('hex').slice(0, 24)}`
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.lock`)
}

const listen = (address: string): Promise<Server | undefined> =>
  new Promise((settle, fail) => {
    const server = createServer((socket) => socket.destroy())
    server.on('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? settle(undefined) : fail(error)))
    server.listen(address, () => settle(server.unref()))
  })

/** Whether somebody listens at this address. */
export const answers = (address: string): Promise<boolean> =>
  new Promise((settle) => {
    const socket = dial(address)
    socket.on('connect', () => settle(true)).on('error', () => settle(false))
    socket.on('close', () => socket.destroy())
  })

const acquire = async (address: string): Promise<Server | undefined> => {
  const server = await listen(address)
  if (server !== undefined || address.startsWith('\0') || (await answers(address))) return server
  // A killed process left it, or did so a moment ago: whoever has taken its place since gets it back.
  const left = `${address}.${randomBytes(6).toString('hex')}`
  const isMoved = await rename(address, left).then(
    () => true,
    () => false,
  )
  if (isMoved && (await answers(left))) {
    await rename(left, address)
    return undefined
  }
  await rm(left, { force: true })
  return listen(address)
}

interface Lock {
  release(): Promise<void>
}

const lockBy = async (address: string): Promise<Lock | undefined> => {
  const server = await acquire(address)
  return server && { release: () => new Promise((closed) => server.close(() => closed())) }
}

/**
 * The same by a file in the directory, which a server in another container sees of this one, and nothing else. By the descriptor of the directory its
 * address is short: that of a socket takes 107 bytes.
 */
const lockInside = async (directory: string): Promise<Lock | undefined> => {
  const folder = await open(directory)
  const lock = await lockBy(`/proc/self/fd/${folder.fd}/server.lock`)
  if (lock === undefined) await folder.close()
  return (
    lock && {
      release: async () => {
        await lock.release()
        await folder.close()
      },
    }
  )
}

/**
 * Makes the data directory where it is missing and locks it for this process. `hasDatabase`: its database lies there too, of which there is one server
 * wherever its containers are; nodes of an external one share the directory. Throws {@link DataDirectoryInUse}.
 */
export const openDataDirectory = async (wanted: string, { hasDatabase }: { readonly hasDatabase: boolean }): Promise<DataDirectory> => {
  await mkdir(wanted, { recursive: true, mode: 0o700 })
  const path = await realpath(wanted)
  const holder = join(path, 'server.pid')
  const lock = await lockBy(lockAddress(path))
  if (lock === undefined) {
    const pid = await readFile(holder, 'utf8').catch(() => undefined)
    throw new DataDirectoryInUse(path, pid && `process ${pid}`)
  }
  const isSeenInside = hasDatabase && process.platform === 'linux'
  const inside = isSeenInside ? await lockInside(path) : undefined
  if (isSeenInside && inside === undefined) {
    await lock.release()
    throw new DataDirectoryInUse(path, 'in another container')
  }
  await writeFile(holder, String(process.pid))
  return {
    path,
    release: async () => {
      await rm(holder, { force: true })
      await inside?.release()
      await lock.release()
    },
  }
}

/** The installation's secret: made once, readable by the server's user alone. */
export const secretOf = (directory: DataDirectory): Promise<string> =>
  madeOnce(join(directory.path, 'secret'), () => randomBytes(32).toString('base64url'))
