import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { connect as dial, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { madeOnce } from './onceWritten.ts'

/** A second server on one data directory does not start. */
export class DataDirectoryInUse extends Error {
  override readonly name = 'DataDirectoryInUse'

  constructor(directory: string, holder: string | undefined) {
    super(
      `Another Vitrine is running on ${directory}${holder === undefined ? '' : ` (process ${holder})`}. Stop it, or set VITRINE_DATA_DIR.`,
    )
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
  await rm(address, { force: true })
  return listen(address)
}

/** Makes the data directory where it is missing and locks it for this process. Throws {@link DataDirectoryInUse}. */
export const openDataDirectory = async (wanted: string): Promise<DataDirectory> => {
  await mkdir(wanted, { recursive: true, mode: 0o700 })
  const path = await realpath(wanted)
  const holder = join(path, 'server.pid')
  const lock = await acquire(lockAddress(path))
  if (lock === undefined) throw new DataDirectoryInUse(path, await readFile(holder, 'utf8').catch(() => undefined))
  await writeFile(holder, String(process.pid))
  return {
    path,
    release: async () => {
      await rm(holder, { force: true })
      await new Promise((closed) => lock.close(closed))
    },
  }
}

/** The installation's secret: made once, readable by the server's user alone. */
export const secretOf = (directory: DataDirectory): Promise<string> =>
  madeOnce(join(directory.path, 'secret'), () => randomBytes(32).toString('base64url'))
