import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { askRunning } from '../support/server/askRunning.ts'
import { ask, credentialsOf, logIn, personOf, type Person } from '../support/server/person.ts'
import { PREPARED, prepare } from '../support/server/prepared.ts'
import { endProgram, isAlive, postmasterOf, startProgram, spawnProgram, type Program } from '../support/server/program.ts'

let folder: string
const programs: Program[] = []

const start = async (): Promise<Program> => {
  const program = await startProgram(folder, PREPARED)
  programs.push(program)
  return program
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-killed-'))
  await prepare(folder)
})

afterEach(async () => {
  for (const program of programs.splice(0)) if (program.process.exitCode === null) await endProgram(program)
  await rm(folder, { recursive: true, force: true })
})

/** Signs people in without a pause until the server is gone. Answers those whose sign-in was acknowledged. */
const signInUntilGone = async (url: string): Promise<readonly Person[]> => {
  const acknowledged: Person[] = []
  const one = async (): Promise<void> => {
    for (;;) {
      const answer = await logIn(url, credentialsOf('publisher@harbour.example')).catch(() => undefined)
      // A server whose PostgreSQL went first says so, and acknowledges nothing.
      if (answer === undefined || answer.status === 503) return
      expect(answer.status).toBe(200)
      acknowledged.push(personOf(url, answer))
    }
  }
  await Promise.all([one(), one(), one()])
  return acknowledged
}

interface Invariants {
  readonly sessions: number
  readonly without_tokens: number
  readonly logins: number
}

const INVARIANTS = `select (select count(*) from sessions)::int as sessions,
  (select count(*) from sessions where not exists (select from refresh_tokens where session_id = sessions.id))::int as without_tokens,
  (select count(*) from activity where kind = 'login' and status = 'Succeeded')::int as logins`

const invariants = async (): Promise<Invariants | undefined> => {
  const [row] = await askRunning<Invariants>(folder, INVARIANTS)
  return row
}

const expectAllKept = async (people: readonly Person[], url: string): Promise<void> => {
  expect(people.length).toBeGreaterThan(3)
  const answers = await Promise.all(
    people.map(({ refreshToken }) => ask(url, { method: 'POST', path: '/v1/auth/refresh-token', body: { refreshToken } })),
  )
  expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200))
  const kept = await invariants()
  expect(kept?.sessions).toBeGreaterThanOrEqual(people.length)
  expect(kept).toMatchObject({ without_tokens: 0, logins: kept?.sessions })
}

it('a server killed while it writes loses nothing that it acknowledged, and its PostgreSQL does not stand in the way', async () => {
  const first = await start()
  const orphan = await postmasterOf(folder)
  const signing = signInUntilGone(first.url)
  await expect.poll(async () => (await invariants())?.sessions).toBeGreaterThan(5)
  first.process.kill('SIGKILL')
  const people = await signing
  await first.ended
  expect(isAlive(orphan)).toBe(true)
  const second = await start()
  await expect.poll(() => isAlive(orphan)).toBe(false)
  await expectAllKept(people, second.url)
})

it('a machine that fails (server and PostgreSQL killed at once) loses nothing that was acknowledged', async () => {
  const first = await start()
  const signing = signInUntilGone(first.url)
  await expect.poll(async () => (await invariants())?.sessions).toBeGreaterThan(5)
  const postmaster = await postmasterOf(folder)
  process.kill(postmaster, 'SIGKILL')
  first.process.kill('SIGKILL')
  const people = await signing
  await first.ended
  const second = await start()
  await expectAllKept(people, second.url)
})

it('a second server on the data directory does not start, and harms nothing', async () => {
  const first = await start()
  const second = await spawnProgram(folder, PREPARED)
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(`Another Vitrine is running on`)
  expect(second.output()).toContain(`(process ${first.process.pid ?? 0})`)
  expect((await logIn(first.url, credentialsOf('admin@harbour.example'))).status).toBe(200)
})

it('a server that is asked to stop ends in order, with its PostgreSQL', async () => {
  const program = await start()
  const postmaster = await postmasterOf(folder)
  expect(await endProgram(program)).toBe(0)
  expect(isAlive(postmaster)).toBe(false)
  const again = await start()
  expect((await logIn(again.url, credentialsOf('admin@harbour.example'))).status).toBe(200)
})

it('a server that is killed again and again during its first start, with its PostgreSQL or without, makes the rest when it starts at last', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'vitrine-first-'))
  try {
    for (const [after, withDatabase] of [[900, false], [1800, true], [2700, false]] as const) {
      const program = await spawnProgram(empty)
      await Promise.race([pause(after), program.ended])
      const postmaster = withDatabase ? await postmasterOf(empty).catch(() => undefined) : undefined
      if (postmaster !== undefined) process.kill(postmaster, 'SIGKILL')
      program.process.kill('SIGKILL')
      await program.ended
    }
    const last = await startProgram(empty)
    programs.push(last)
    for (const name of ['admin', 'publisher', 'user']) {
      expect((await logIn(last.url, credentialsOf(`${name}@harbour.example`))).status).toBe(200)
    }
    await endProgram(last)
  } finally {
    await rm(empty, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 })
  }
})
