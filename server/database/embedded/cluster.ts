import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { madeOnce } from '../../configuration/onceWritten.ts'
import type { OwnerConnection } from '../connect.ts'
import { binariesFor, exists } from './binaries.ts'
import { environment, flush, initialise, SUPERUSER } from './initialise.ts'
import { chooseOperator, type Operator } from './operator.ts'
import { findSocket, place, type Placement } from './placement.ts'
import { STOP_TIMEOUT, stopLeftBehind } from './postmaster.ts'
import { ready } from './ready.ts'

export interface Cluster {
  /** As the owner of the database, who is no superuser. */
  readonly connection: OwnerConnection
  /** As the superuser of the cluster, for tests and rescue. */
  readonly superuser: OwnerConnection
  /** Where it lies, when that is outside the data directory. */
  readonly home: string
  stop(): Promise<void>
}

/** Small: one machine with everything on it. `fsync` and `synchronous_commit` stay on: what was acknowledged is kept. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '',
  shared_buffers: '48MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  effective_cache_size: '256MB',
  jit: 'off',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  wal_compression: 'on',
  max_worker_processes: '2',
  max_logical_replication_workers: '0',
  // Everything that is read often fits into memory: processes that read ahead would only take some of it.
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  autovacuum_max_workers: '1',
  random_page_cost: '1.1',
  log_min_messages: 'fatal',
  log_line_prefix: '',
  logging_collector: 'off',
  // After a crash everything is synced at once instead of file by file, which takes two seconds. Only Linux can.
  ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
}

/** Of jobs, events, migrations, rescue, and a person who looks: beside those of requests. */
const OTHER_CONNECTIONS = 34

const OWNER = 'vitrine_owner'
const DATABASE = 'vitrine'

interface Launch {
  readonly binaries: string
  readonly placement: Placement
  readonly operator: Operator | undefined
  readonly connections: number
  readonly onLog: (line: string) => void
}

const launch = ({ binaries, placement, operator, connections, onLog }: Launch): ChildProcess => {
  const settings = { ...SETTINGS, max_connections: String(connections + OTHER_CONNECTIONS) }
  const child = spawn(
    join(binaries, 'bin', 'postgres'),
    ['-D', placement.cluster, '-k', placement.sockets, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // A group of its own: what interrupts the server in a terminal must not stop PostgreSQL before it.
    { ...operator, cwd: placement.home, env: environment, detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  child.stderr?.on('data', (chunk: Buffer) => onLog(chunk.toString().trimEnd()))
  return child
}

const prepare = async (superuser: pg.Client, password: string): Promise<void> => {
  const { rowCount } = await superuser.query('select from pg_database where datname = $1', [DATABASE])
  if (rowCount === 1) return
  const made = await superuser.query('select from pg_roles where rolname = $1', [OWNER])
  if (made.rowCount === 0) await superuser.query(`create role ${OWNER} login createrole password ${pg.escapeLiteral(password)}`)
  await superuser.query(`create database ${DATABASE} owner ${OWNER}`)
}

interface Options {
  /** The most connections of requests. */
  readonly connections: number
  readonly onLog: (line: string) => void
  /** PostgreSQL ended although nobody stopped it. */
  readonly onLost: () => void
}

/** Starts the embedded PostgreSQL of a data directory, making its cluster the first time. Hold the data directory's lock. Throws when it cannot, with nothing left running. */
export const startCluster = async (dataDirectory: string, { connections, onLog, onLost }: Options): Promise<Cluster> => {
  const operator = await chooseOperator()
  const [binaries, placement] = await Promise.all([binariesFor(operator), place(dataDirectory, operator)])
  const password = await madeOnce(join(placement.home, 'password'), () => randomBytes(24).toString('base64url'))
  const isNew = !(await exists(join(placement.cluster, 'PG_VERSION')))
  if (!isNew) await stopLeftBehind(placement)
  else await initialise(binaries, placement, operator, password)
  let isStopping = false
  const say = (line: string): void => {
    if (!isStopping) onLog(line)
  }
  const child = launch({ binaries, placement, operator, connections, onLog: say })
  const at = (user: string, database: string): OwnerConnection => ({ host: placement.sockets, port: 5432, user, password, database })
  const superuser = at(SUPERUSER, 'postgres')
  const ended = once(child, 'exit').then(() => {
    // Its connections may break, and the server begin to stop, before the system says that it ended by itself.
    if (!isStopping || child.exitCode !== 0) onLost()
  })
  const stop = async (): Promise<void> => {
    isStopping = true
    child.kill('SIGINT')
    const timeout = setTimeout(() => child.kill('SIGQUIT'), STOP_TIMEOUT)
    await ended
    clearTimeout(timeout)
    if (!placement.sockets.startsWith(placement.home)) await rm(placement.sockets, { recursive: true, force: true })
  }
  try {
    await ready(child, placement.cluster, say)
    const client = new pg.Client(superuser)
    await client.connect()
    try {
      await prepare(client, password)
    } finally {
      await client.end()
    }
  } catch (error) {
    if (child.exitCode === null && child.signalCode === null) await stop()
    throw error
  }
  if (isNew) flush(binaries, placement, operator)
  return { connection: at(OWNER, DATABASE), superuser, home: placement.home, stop }
}

/** The database of a server that runs on this data directory now, as its owner. Throws when none does. */
export const runningDatabase = async (dataDirectory: string): Promise<OwnerConnection> => {
  const { sockets, password } = await findSocket(dataDirectory)
  return { host: sockets, port: 5432, user: OWNER, password, database: DATABASE }
}
