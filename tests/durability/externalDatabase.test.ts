import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { newFolder } from '../files/uploading.ts'
import { ask, signIn } from '../support/server/person.ts'
import { endProgram, spawnProgram, answering, type Program } from '../support/server/program.ts'
import { proxyTo, type Proxy } from '../support/server/tcpProxy.ts'
import { freshDatabase } from '../support/server/testServer.ts'

let folder: string
let url: string
let drop: () => Promise<void>
let proxy: Proxy
let program: Program

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-external-'))
  ;({ url, drop } = await freshDatabase())
  proxy = await proxyTo(url)
})
afterEach(async () => {
  if (program.process.exitCode === null) await endProgram(program)
  await proxy.away().catch(() => undefined)
  await drop()
  await rm(folder, { recursive: true, force: true })
})

const start = () => spawnProgram(folder, { DATABASE_URL: proxy.url, VITRINE_DEMO: 'off' })
const ready = async () => {
  const { status, json, headers } = await ask(program.url, { path: '/v1/ready' })
  return [status, json, headers.get('retry-after')]
}
const READY = [200, { ready: true }, null]
const notReady = (database: string) => [503, { ready: false, database }, '1']

it('a database that goes away is waited for, told of by the readiness in a word, and taken up again; nobody is signed out', async () => {
  program = await answering(await start())
  const person = await signIn(program.url, 'publisher@harbour.example')
  expect(await ready()).toEqual(READY)
  await proxy.away()
  await expect.poll(ready).toEqual(notReady('refused'))
  const waiting = newFolder(person, 'Asked while it was away')
  await pause(1_500)
  await proxy.back()
  expect(await waiting).toEqual(expect.any(String))
  await expect.poll(ready).toEqual(READY)
  expect(program.process.exitCode).toBeNull()
})

it('a database that takes no writes is not ready, refuses for now, and its connections are left for the one that does', async () => {
  program = await answering(await start())
  const person = await signIn(program.url, 'publisher@harbour.example')
  await newFolder(person, 'Before')
  const name = new URL(url.replace(/@[^/]*\//, '@host/')).pathname.slice(1)
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  // As a server that was demoted: sessions that are open already keep what they were told when they began. PostgreSQL's own, such as autovacuum's, are not ours to end.
  await owner.query(`alter database ${name} set default_transaction_read_only = on`)
  await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = current_user and pid <> pg_backend_pid()`, [name])
  const make = (text: string) => person.ask({ method: 'POST', path: '/v1/folders', headers: { 'x-resource-type': 'RECORDS' }, body: { name: text, parentId: null } })
  const refused = async () => {
    const { status, message } = await make('Meanwhile')
    return [status, message]
  }
  await expect.poll(refused).toEqual([503, 'UNAVAILABLE'])
  expect(await ready()).toEqual(notReady('standby'))
  const many = (text: string) => Promise.all([1, 2, 3, 4].map(async (at) => (await make(`${text} ${at}`)).status))
  expect(await many('At once')).toEqual([503, 503, 503, 503])
  await owner.query('set default_transaction_read_only = off')
  await owner.query(`alter database ${name} reset default_transaction_read_only`)
  await owner.end()
  expect(await many('After')).toEqual([200, 200, 200, 200])
})

it('a start waits for a database that is not there yet, and says so once', async () => {
  await proxy.away()
  program = await start()
  await expect.poll(() => program.output()).toContain('Waiting for the database: refused.')
  await pause(700)
  expect(program.process.exitCode).toBeNull()
  await proxy.back()
  await answering(program)
  expect(await ready()).toEqual(READY)
  expect(program.output().match(/Waiting for the database/g)).toHaveLength(1)
})
