import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'

const filesWith = (pattern: RegExp): readonly string[] =>
  globSync('server/**/*.ts')
    .filter((file) => !/\.(test|fixture)\.ts$/.test(file) && pattern.test(readFileSync(file, 'utf8')))
    .toSorted()

it('work that recurs is a kind of job: beside the kernel only signs of life, and memory at rest, go by the clock', () => {
  expect(filesWith(/\bsetInterval\(/)).toEqual([
    'server/assistant/Draft.ts',
    'server/assistant/stream.ts',
    'server/events/Listener.ts',
    'server/events/routes.ts',
    'server/jobs/Heartbeat.ts',
    'server/jobs/Kernel.ts',
    'server/node/memoryAtRest.ts',
    'server/runWorker.ts',
  ])
})

it('what pauses is a job on its way through much, or waits for another process', () => {
  expect(filesWith(/from 'node:timers\/promises'/)).toEqual([
    'server/database/connect.ts',
    'server/database/connected.ts',
    'server/database/embedded/postmaster.ts',
    'server/database/embedded/ready.ts',
    'server/downloads/writeZip.ts',
    'server/jobs/Kernel.ts',
    'server/launch/buildLock.ts',
    'server/mail/Mailer.ts',
    'server/mail/routes.ts',
    'server/processing/sweepFingerprints.ts',
    'server/search-index/renewal.ts',
    'server/transfers/sweep.ts',
  ])
})

it('the owner, whom row-level security does not hold, is asked only where all organizations are concerned, or none is there yet', () => {
  expect(filesWith(/\bdatabase\.owner\b|\{ owner \}/)).toEqual([
    'server/database/tenant.ts',
    'server/demo/histories.ts',
    'server/demo/installation.ts',
    'server/jobs/claims.ts',
    'server/organizations/install.ts',
    'server/organizations/removeGone.ts',
    'server/processing/sweepFingerprints.ts',
    'server/recognition/jobs.ts',
    'server/setup/setup.ts',
  ])
})

it('every function that removes rows whose time is over is called', () => {
  const sweeps = globSync('server/database/functions/*/sweep_*.sql').map((file) => basename(file, '.sql'))
  expect(sweeps.length).toBeGreaterThan(5)
  expect(sweeps.filter((name) => filesWith(new RegExp(`'select ${name}\\(\\)'`)).length !== 1)).toEqual([])
})
