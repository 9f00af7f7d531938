import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Operator } from './operator.ts'
import type { Placement } from './placement.ts'

export const SUPERUSER = 'vitrine_superuser'

/** Of PostgreSQL's programs: nothing of the server's own environment, which holds secrets. */
export const environment = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' }

/** Makes an empty cluster. */
export const initialise = async (
  binaries: string,
  placement: Placement,
  operator: Operator | undefined,
  password: string,
): Promise<void> => {
  const fresh = `${placement.cluster}.new`
  const passwordFile = join(placement.home, 'initdb.password')
  await rm(fresh, { recursive: true, force: true })
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
