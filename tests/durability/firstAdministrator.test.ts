import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { logIn, personOf } from '../support/server/person.ts'
import { endProgram, startProgram, type Program } from '../support/server/program.ts'

const COMMAND = join(import.meta.dirname, '../../server/launch/createAdmin.ts')

let folder: string
let program: Program

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-first-'))
  program = await startProgram(folder, { NODE_ENV: 'production' })
})

afterAll(async () => {
  await endProgram(program)
  await rm(folder, { recursive: true, force: true })
})

const create = async (answers: readonly string[]): Promise<{ readonly code: unknown; readonly output: string }> => {
  const child = spawn(process.execPath, [COMMAND], { env: { ...process.env, VITRINE_DATA_DIR: folder }, stdio: ['pipe', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stdin.end(answers.map((answer) => `${answer}\n`).join(''))
  const [code] = await once(child, 'close')
  return { code, output }
}

const admin = { email: 'ada@gallery.example', organization: 'The Gallery', password: 'Right-enough-1 ', rememberMe: false }

it('in production is made once, by the command that the start names, with the password just as it was typed', async () => {
  await expect.poll(program.output).toContain('npm run admin:create')
  expect(program.output()).toMatch(new RegExp(`${program.url}/setup#[A-Za-z0-9_-]{43}`))
  expect((await logIn(program.url, admin)).status).toBe(403)

  const gaveUp = await create([admin.organization, 'no address'])
  expect(gaveUp.code).toBe(1)
  expect(gaveUp.output).toContain('invalidEmail')

  const made = await create([admin.organization, admin.email, 'Ada', 'Holm', 'weak', admin.password])
  expect(made.output).toContain('passwordTooShort')
  expect(made.output).not.toContain(admin.password)
  expect(made.code).toBe(0)
  const answer = await logIn(program.url, admin)
  expect(answer.status).toBe(200)
  const usage = await personOf(program.url, answer).ask({ path: '/v1/organizations/current/usage' })
  expect(usage.status).toBe(200)

  const again = await create(['Another', 'thief@gallery.example', 'Th', 'Ief', admin.password])
  expect(again).toMatchObject({ code: 1 })
  expect(again.output).toContain('There are users already')
})
