import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { randomFrom } from '../files/randomFrom.ts'
import { records } from '../files/uploading.ts'
import { askRunning } from '../support/server/askRunning.ts'
import { credentialsOf, logIn, personOf, type Person } from '../support/server/person.ts'
import { PREPARED, prepare } from '../support/server/prepared.ts'
import { endProgram, postmasterOf, startProgram, type Program } from '../support/server/program.ts'

/** Kills in the test run; a thousand by flag. */
const CYCLES = Number(process.env['CYCLES'] ?? 40)
const SEED = Number(process.env['SEED'] ?? 1)
/** One kill in so many is of the postmaster, which takes longest to come back. */
const POSTMASTER = 10

let folder: string
let program: Program
let person: Person

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-kills-'))
  await prepare(folder)
  program = await startProgram(folder, PREPARED)
  person = personOf(program.url, await logIn(program.url, credentialsOf('publisher@harbour.example')))
})
afterEach(async () => {
  if (program.process.exitCode === null) await endProgram(program)
  await rm(folder, { recursive: true, force: true })
})

const acknowledged: string[] = []
const wrong: number[] = []

/** Makes a folder by whichever server is up; what is acknowledged is remembered, and every answer but "later" is wrong. */
const write = async (name: string): Promise<void> => {
  const answer = await person.ask({ method: 'POST', path: '/v1/folders', headers: records, body: { name, parentId: null } }).catch(() => undefined)
  if (answer?.status === 200) acknowledged.push(name)
  else if (answer !== undefined && answer.status !== 503) wrong.push(answer.status)
  else await pause(20)
}

/** As whoever runs it does, where PostgreSQL ended so often that the server stopped. */
const upAgain = async (): Promise<void> => {
  if (program.process.exitCode === null) return
  program = await startProgram(folder, PREPARED)
  person = personOf(program.url, await logIn(program.url, credentialsOf('publisher@harbour.example')))
}

/** What was acknowledged last may be of before a kill, so that the database is found down. */
const query = <Row extends object>(text: string): Promise<readonly Row[]> =>
  vi.waitFor(async () => upAgain().then(() => askRunning<Row>(folder, text)), { timeout: 60_000 })

const killBackend = async (): Promise<void> => {
  const [backend] = await query<{ readonly pid: number }>(
    `select pid from pg_stat_activity where application_name like 'vitrine%' and pid <> pg_backend_pid() order by random() limit 1`,
  )
  if (backend !== undefined) process.kill(backend.pid, 'SIGKILL')
}

/** What is acknowledged right after a kill may be of before it, so that the server is found stopped in either wait. */
const writing = async (since: number, count: number): Promise<void> => {
  await expect.poll(async () => upAgain().then(() => acknowledged.length - since), { interval: 20 }).toBeGreaterThan(count)
}

it(`connections and postmaster are killed under writes, ${CYCLES} times: it comes back, nothing acknowledged is lost, nothing fails but for now`, { timeout: 60_000 + CYCLES * 15_000 }, async () => {
  const random = randomFrom(SEED)
  for (let cycle = 1; cycle <= CYCLES; cycle += 1) {
    const over = new AbortController()
    const writers = [0, 1, 2].map(async (writer) => {
      for (let count = 0; !over.signal.aborted; count += 1) await write(`Cycle ${cycle}, ${writer}.${count}`)
    })
    const before = acknowledged.length
    await writing(before, 3 + random(12))
    if (cycle % POSTMASTER === 0) process.kill(await postmasterOf(folder), 'SIGKILL')
    else await killBackend()
    const then = acknowledged.length
    await writing(then, 3)
    over.abort()
    await Promise.all(writers)
  }
  const kept = new Set((await query<{ readonly name: string }>('select name from folders')).map(({ name }) => name))
  expect(acknowledged.filter((name) => !kept.has(name))).toEqual([])
  expect(wrong).toEqual([])
})
