import { spawnSync } from 'node:child_process'
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { askRunning } from '../support/server/askRunning.ts'
import { signIn, type Answer, type Person } from '../support/server/person.ts'
import { PREPARED, prepare } from '../support/server/prepared.ts'
import { endProgram, startProgram, type Program } from '../support/server/program.ts'

const MB = 1024 * 1024
/** Bytes: the cluster, its write-ahead log and some pictures. */
const SMALL = 320 * MB

let folder: string
let program: Program
/** Whether the data directory is a file system of its own, which can really be filled; only root can make one. */
let isReal: boolean

const mounted = (path: string): boolean =>
  process.getuid?.() === 0 && spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SMALL},mode=0755`, 'vitrine-small', path]).status === 0

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-full-'))
  isReal = mounted(folder)
  await prepare(folder)
  program = await startProgram(folder, PREPARED)
})
afterEach(async () => {
  if (program.process.exitCode === null && program.process.signalCode === null) await endProgram(program)
  if (isReal) spawnSync('umount', [folder])
  await rm(folder, { recursive: true, force: true })
})

const asOwner = async (sql: string): Promise<void> => {
  await askRunning(folder, sql)
}

const ballast = (): string => join(folder, 'ballast')

/** Where there is no such file system, PostgreSQL refuses by itself as it does on a full disk, once a hundred folders are there. */
const REFUSING = `
  create function no_room() returns trigger language plpgsql as $$ begin
    if (select count(*) from folders) > 100 then raise exception using errcode = '53100', message = 'No space left on device'; end if;
    return new;
  end $$;
  create trigger no_room before insert on folders for each row execute function no_room()`

const fill = async (): Promise<void> => {
  if (!isReal) return asOwner(REFUSING)
  await writeFile(ballast(), '')
  for (const piece of [MB, 4096]) {
    const bytes = Buffer.alloc(piece)
    while (await appendFile(ballast(), bytes).then(() => true, () => false));
  }
}
const makeRoom = (): Promise<void> => (isReal ? rm(ballast()) : asOwner('drop trigger no_room on folders'))

const records = { 'x-resource-type': 'RECORDS' }
const create = (person: Person, name: string): Promise<Answer> =>
  person.ask({ method: 'POST', path: '/v1/folders', headers: records, body: { parentId: null, name: name.padEnd(200, ' long') } })

/** Makes folders until one is refused. Answers those that were acknowledged, and the refusal. */
const createUntilRefused = async (person: Person): Promise<readonly [readonly string[], Answer]> => {
  const acknowledged: string[] = []
  for (;;) {
    const answer = await create(person, `Folder ${acknowledged.length}`)
    if (answer.status !== 200) return [acknowledged, answer]
    acknowledged.push((answer.json as { readonly id: string }).id)
  }
}

const expectAllThere = async (person: Person, ids: readonly string[]): Promise<void> => {
  for (const id of ids) expect((await person.ask({ path: `/v1/folders/${id}`, headers: records })).status).toBe(200)
}

it('a disk that fills up under the database is told, reads go on, and nothing that was acknowledged is lost', async () => {
  const person = await signIn(program.url, 'publisher@harbour.example')
  expect((await create(person, 'Before')).status).toBe(200)
  await fill()
  const [acknowledged, refusal] = await createUntilRefused(person)
  expect({ status: refusal.status, message: refusal.message }).toEqual({ status: 507, message: 'DISK_FULL' })
  expect((await person.ask({ path: '/v1/folders?limit=10', headers: records })).status).toBe(200)
  await expectAllThere(person, acknowledged)

  await makeRoom()
  expect((await create(person, 'After')).status).toBe(200)
  program.process.kill('SIGKILL')
  await program.ended
  program = await startProgram(folder, PREPARED)
  await expectAllThere(await signIn(program.url, 'publisher@harbour.example'), acknowledged)
})
