import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chown, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Operator } from './operator.ts'
import type { Placement } from './placement.ts'

export const SUPERUSER = 'vitrine_superuser'

/** Of PostgreSQL's programs: nothing of the server's own environment, which holds secrets. */
export const environment = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' }

const BEGUN = 'cluster.new.'
const PASSWORD_FILE = 'initdb.password.'

/** What earlier attempts left goes behind the new one, tried again while somebody still writes in it. */
const removeBegun = async ({ home }: Placement): Promise<void> => {
  const left = (await readdir(home)).filter((name) => name.startsWith(BEGUN) || name.startsWith(PASSWORD_FILE))
  for (const name of left) void rm(join(home, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 300 }).catch(() => undefined)
}

/** Makes an empty cluster. */
export const initialise = async (
  binaries: string,
  placement: Placement,
  operator: Operator | undefined,
  password: string,
): Promise<void> => {
  await removeBegun(placement)
  // Names of its own: an initdb whose server was killed may go on for a while.
  const attempt = randomBytes(6).toString('hex')
  const fresh = join(placement.home, `${BEGUN}${attempt}`)
  const passwordFile = join(placement.home, `${PASSWORD_FILE}${attempt}`)
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (operator !== undefined) await chown(passwordFile, operator.uid, operator.gid)
  const child = spawn(
    join(binaries, 'bin', 'initdb'),
    [
      `--pgdata=${fresh}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
      // Done in the background, see flush.
      '--no-sync',
    ],
    { ...operator, cwd: placement.home, env: environment, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  await rm(passwordFile, { force: true })
  if (code !== 0) throw new Error(`initdb failed: ${complaint.trim()}`)
  // Only a whole cluster gets the name: an initialisation that was killed begins anew.
  await rename(fresh, placement.cluster)
}

/** Brings a new cluster from the system's cache to the disk while it is already in use. */
export const flush = (binaries: string, placement: Placement, operator: Operator | undefined): void => {
  const child = spawn(join(binaries, 'bin', 'initdb'), ['--sync-only', `--pgdata=${placement.cluster}`], {
    ...operator,
    cwd: placement.home,
    env: environment,
    stdio: 'ignore',
  })
  child.unref()
}
