import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { freshConnection } from '../../tests/support/server/testServer.ts'
import type { JobRun } from './JobRun.ts'
import { WorkerPool } from './WorkerPool.ts'

it('waits for a process that the machine cannot begin, and blames no job for it', async () => {
  const database = await freshConnection()
  const errors: unknown[] = []
  const pool = new WorkerPool({ program: 'worker', heap: 192, restAfter: 10_000, connection: database.connection, dataDirectory: '/nowhere', onError: (error) => void errors.push(error), onSent: () => undefined })
  const { execPath } = process
  try {
    process.execPath = '/nowhere/node'
    let isSettled = false
    const job = { attempt: 'one', id: 'one', kind: 'of no kind', organizationId: 'one', payload: {}, total: 0 }
    const run = { job, kind: { timeLimit: 60_000 }, signal: new AbortController().signal, timeOut: () => undefined } as unknown as JobRun
    const done = Promise.resolve(pool.execute(run, { action: undefined } as never, undefined))
      .catch((error: unknown) => String(error))
      .finally(() => (isSettled = true))
    await expect.poll(() => errors.length).toBeGreaterThan(1)
    expect(errors).toEqual(errors.map(() => expect.objectContaining({ code: 'ENOENT' })))
    await pause(50)
    expect(isSettled).toBe(false)
    process.execPath = execPath
    // A worker that begins says so itself.
    expect(await done).toContain('of no kind')
  } finally {
    process.execPath = execPath
    await pool.close()
    await database.close()
  }
})

it('gives the process none of the server’s secrets', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-worker-'))
  const found = join(folder, 'environment')
  await writeFile(join(folder, 'node'), `#!/bin/sh\nenv > ${found}.new\nmv ${found}.new ${found}\n`, { mode: 0o755 })
  const secrets = ['VITRINE_SECRET', 'SMTP_URL', 'DATABASE_URL', 'ASSISTANT_KEY']
  for (const name of secrets) vi.stubEnv(name, 'a secret')
  vi.stubEnv('TZ', 'UTC')
  const pool = new WorkerPool({ program: 'worker', heap: 192, restAfter: 10_000, connection: {}, dataDirectory: '/nowhere', onError: () => undefined, onSent: () => undefined })
  const { execPath } = process
  process.execPath = join(folder, 'node')
  try {
    pool.expect()
    const environment = await vi.waitFor(() => readFile(found, 'utf8'), { timeout: 5_000 })
    expect(environment).toContain('TZ=UTC')
    expect(secrets.filter((name) => environment.includes(name))).toEqual([])
  } finally {
    process.execPath = execPath
    vi.unstubAllEnvs()
    await pool.close()
    await rm(folder, { recursive: true, force: true })
  }
})
