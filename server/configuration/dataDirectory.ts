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

interface DataDirectory {
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

/** What is said of an address at which nobody listens. */
const UNANSWERED: ReadonlySet<string | undefined> = new Set(['ECONNREFUSED', 'ENOENT'])

/** Whether somebody listens at this address, or may: who must not ask there does not know. */
export const answers = (address: string): Promise<boolean> =>
  new Promise((settle) => {
    const socket = dial(address)
    socket.on('connect', () => settle(true)).on('error', ({ code }: NodeJS.ErrnoException) => settle(!UNANSWERED.has(code)))
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

/** What is said where a file system takes no sockets, or there is no /proc. */
const UNSUPPORTED: ReadonlySet<unknown> = new Set(['EPERM', 'EACCES', 'ENOTSUP', 'EOPNOTSUPP', 'EINVAL'])

/**
 * The same by a file in the directory, which a server in another container of this machine sees of this one, and nothing else. By the descriptor of the
 * directory its address is short: that of a socket takes 107 bytes. Without one where the file system takes no sockets, which is logged.
 */
const lockInside = async (directory: string, onLog: (line: string) => void): Promise<Lock | undefined> => {
  const folder = await open(directory)
  try {
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
  } catch (error) {
    await folder.close()
    const { code, message } = error as NodeJS.ErrnoException
    if (!UNSUPPORTED.has(code)) throw error
    onLog(`${directory} takes no lock that other containers see (${message}). Start no second server on it.`)
    return { release: () => Promise.resolve() }
  }
}

interface Wanted {
  /** Its database lies there too, of which there is one server over all containers of a machine; nodes of an external one share the directory. */
  readonly hasDatabase: boolean
  readonly onLog: (line: string) => void
}

/** Makes the data directory where it is missing and locks it for this process. Throws {@link DataDirectoryInUse}; then nothing is locked. */
export const openDataDirectory = async (wanted: string, { hasDatabase, onLog }: Wanted): Promise<DataDirectory> => {
  await mkdir(wanted, { recursive: true, mode: 0o700 })
  const path = await realpath(wanted)
  const holder = join(path, 'server.pid')
  const locks: Lock[] = []
  const unlock = async (): Promise<void> => {
    for (const lock of locks.toReversed()) await lock.release()
  }
  try {
    const lock = await lockBy(lockAddress(path))
    if (lock === undefined) {
      const pid = await readFile(holder, 'utf8').catch(() => undefined)
      throw new DataDirectoryInUse(path, pid && `process ${pid}`)
    }
    locks.push(lock)
    if (hasDatabase && process.platform === 'linux') {
      const inside = await lockInside(path, onLog)
      if (inside === undefined) throw new DataDirectoryInUse(path, 'in another container')
      locks.push(inside)
    }
    await writeFile(holder, String(process.pid))
  } catch (error) {
    await unlock()
    throw error
  }
  return {
    path,
    release: async () => {
      await rm(holder, { force: true })
      await unlock()
    },
  }
}

/** The installation's secret: made once, readable by the server's user alone. */
export const secretOf = (directory: DataDirectory): Promise<string> =>
  madeOnce(join(directory.path, 'secret'), () => randomBytes(32).toString('base64url'))
