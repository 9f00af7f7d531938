import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { records } from '../files/uploading.ts'
import { askRunning } from '../support/server/askRunning.ts'
import { type Answer, credentialsOf, logIn, personOf, type Person } from '../support/server/person.ts'
import { PREPARED, prepare } from '../support/server/prepared.ts'
import { endProgram, postmasterOf, type Program, startProgram } from '../support/server/program.ts'

let folder: string
let program: Program
let person: Person

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-database-'))
  await prepare(folder)
  program = await startProgram(folder, PREPARED)
  person = personOf(program.url, await logIn(program.url, credentialsOf('publisher@harbour.example')))
})

afterEach(async () => {
  if (program.process.exitCode === null) await endProgram(program)
  await rm(folder, { recursive: true, force: true })
})

const makeFolder = (name: string): Promise<Answer | undefined> =>
  person.ask({ method: 'POST', path: '/v1/folders', headers: records, body: { name, parentId: null } }).catch(() => undefined)

/** Waits while the database recovers from what was killed. */
const query = <Row extends object>(text: string): Promise<readonly Row[]> => vi.waitFor(() => askRunning<Row>(folder, text), { timeout: 30_000 })

/** Makes folders without a pause until it is told to stop; answers the names that were acknowledged, and all that was refused. */
const writing = () => {
  const acknowledged: string[] = []
  const refused: Answer[] = []
  const over = new AbortController()
  const one = async (writer: number): Promise<void> => {
    for (let count = 0; !over.signal.aborted; count += 1) {
      const name = `Written ${writer}.${count}`
      const answer = await makeFolder(name)
      if (answer?.status === 200) acknowledged.push(name)
      else if (answer !== undefined) refused.push(answer)
    }
  }
  const all = Promise.all([0, 1, 2, 3].map(one))
  return {
    acknowledged,
    refused,
    end: async () => {
      over.abort()
      await all
    },
  }
}

const expectKept = async (names: readonly string[]): Promise<void> => {
  const kept = new Set((await query<{ readonly name: string }>('select name from folders')).map(({ name }) => name))
  expect(names.filter((name) => !kept.has(name))).toEqual([])
}

const more = (list: readonly string[], count = 5, timeout = 30_000) => {
  const before = list.length
  return expect.poll(() => list.length - before, { timeout }).toBeGreaterThan(count)
}

it('a database connection that is killed under writes ends nobody else: its request is refused for now, the others go on', async () => {
  const writers = writing()
  await more(writers.acknowledged)
  for (let round = 0; round < 3; round += 1) {
    const [backend] = await query<{ readonly pid: number }>(`select pid from pg_stat_activity where application_name = 'vitrine' order by query_start desc limit 1`)
    process.kill(backend?.pid ?? 0, 'SIGKILL')
    await more(writers.acknowledged)
  }
  await writers.end()
  expect(program.process.exitCode).toBeNull()
  expect(writers.refused.map(({ status, message, headers }) => [status, message, headers.get('retry-after')])).toEqual(
    writers.refused.map(() => [503, 'UNAVAILABLE', '1']),
  )
  await expectKept(writers.acknowledged)
})

it('a PostgreSQL that ends is told of in one line, and begins again with its server; nothing acknowledged is lost', async () => {
  const writers = writing()
  await more(writers.acknowledged)
  // Opened, and silent: nothing is asked on it that could be answered.
  const idle = connect(Number(new URL(program.url).port), '127.0.0.1')
  await once(idle, 'connect')
  process.kill(await postmasterOf(folder), 'SIGKILL')
  // Before what is under way at an ordinary stop would have to be over.
  await more(writers.acknowledged, 5, 9_000)
  idle.destroy()
  await writers.end()
  expect(program.output().match(/^Vitrine begins again: PostgreSQL ended\.$/gm)).toHaveLength(1)
  expect(writers.refused.filter(({ status }) => status !== 503)).toEqual([])
  await expectKept(writers.acknowledged)
})

it('a PostgreSQL that ends again and again stops its server with an error', async () => {
  let before = 0
  for (let count = 1; count <= 4; count += 1) {
    // The connections of one that was killed answer for a moment longer.
    await expect.poll(() => postmasterOf(folder)).not.toBe(before)
    await expect.poll(async () => (await makeFolder(`After ${count}`))?.status).toBe(200)
    before = await postmasterOf(folder)
    process.kill(before, 'SIGKILL')
    await expect.poll(() => program.output().match(/PostgreSQL ended/g)?.length).toBe(count)
  }
  expect(await program.ended).toBe(1)
  expect(program.output()).toContain('Vitrine stops: PostgreSQL ended.')
})
