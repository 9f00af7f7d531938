import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readOnce, writeOnce } from '../../configuration/onceWritten.ts'
import { SHARED_HOME } from './binaries.ts'
import { canEnter, type Operator } from './operator.ts'

/** Where one embedded cluster lives. */
export interface Placement {
  /** Holds the cluster and its password; entered by the operator alone. */
  readonly home: string
  readonly cluster: string
  /** The directory of the socket. */
  readonly sockets: string
}

/** Bytes; the path of a socket takes 107 at most, on some systems 103, and its name 17. */
const LONGEST_SOCKET_DIRECTORY = 80

/** Holds the path of a cluster that lies elsewhere. */
const POINTER = 'database.location'
/** Of postmaster.pid, from 0: the directory of the socket. */
const SOCKET_LINE = 4

/** The directory of the socket that a postmaster.pid names. */
export const socketIn = (status: string): string => status.split('\n')[SOCKET_LINE] ?? ''

const own = async (directory: string, operator: Operator | undefined): Promise<void> => {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  await chmod(directory, 0o700)
  if (operator !== undefined) await chown(directory, operator.uid, operator.gid)
}

/** Where the cluster of a data directory is, or would be. */
const knownHome = (dataDirectory: string): Promise<string | undefined> => readOnce(join(dataDirectory, POINTER))

/** How a second program reaches the running cluster of a data directory, as the owner of the database. */
export const findSocket = async (dataDirectory: string): Promise<{ readonly sockets: string; readonly password: string }> => {
  const home = (await knownHome(dataDirectory)) ?? join(dataDirectory, 'database')
  const status = await readFile(join(home, 'cluster', 'postmaster.pid'), 'utf8')
  return { sockets: socketIn(status), password: await readFile(join(home, 'password'), 'utf8') }
}

/** The cluster of a data directory, beside the blobs where PostgreSQL's user can go there, else where a file in it says. */
export const place = async (dataDirectory: string, operator: Operator | undefined): Promise<Placement> => {
  let home = await knownHome(dataDirectory)
  if (home === undefined) {
    if (operator !== undefined) await chmod(dataDirectory, 0o711)
    home = (await canEnter(operator, dataDirectory))
      ? join(dataDirectory, 'database')
      : join(SHARED_HOME, `database-${randomBytes(6).toString('hex')}`)
    if (home.startsWith(SHARED_HOME)) {
      await mkdir(SHARED_HOME, { recursive: true, mode: 0o755 })
      await writeOnce(join(dataDirectory, POINTER), `${home}\n`)
    }
  }
  const cluster = join(home, 'cluster')
  const inside = join(home, 'socket')
  const sockets = Buffer.byteLength(inside) <= LONGEST_SOCKET_DIRECTORY ? inside : await mkdtemp(join(tmpdir(), 'vitrine-'))
  await own(home, operator)
  await own(sockets, operator)
  return { home, cluster, sockets }
}
