import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as Result from 'effect/Result'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Crowded } from '../authentication/FairQueue.ts'
import { sheetRepeating } from '../media/sheets.fixture.ts'
import { failureOf } from '../http/refuse.ts'
import { TableReader } from './TableReader.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-tables-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A program in the place of the reader, which does what a hostile file made it do. */
const readerThat = async (does: string): Promise<string> => {
  const path = join(folder, `${Math.random()}.mjs`)
  await writeFile(path, does)
  return path
}

const FILE = Buffer.from('PK')
const UNREADABLE = Result.fail({ code: 'fileTypeNotSupported' })

describe('the reader of tables', () => {
  it.each([
    ['computes for ever', 'for (;;);'],
    ['takes memory without end', 'const all = []; for (;;) all.push(new Array(1e6).fill(Math.random()))'],
    ['writes without end', `const more = () => process.stdout.write('x'.repeat(1e6), more); more()`],
    ['crashes', `process.kill(process.pid, 'SIGSEGV')`],
    ['reads nothing and ends', 'process.exit(0)'],
    ['fails half way', `process.stdout.write('{"heads":["a"],"count":1}\\n', () => process.exit(1))`],
  ])('says that a file cannot be read whose reader %s, and reads the next', async (_, does) => {
    const reader = new TableReader({ program: await readerThat(does), timeout: 2_500 })
    expect(await reader.read('somebody', FILE)).toEqual(UNREADABLE)
    expect(await reader.read('somebody', FILE)).toEqual(UNREADABLE)
  })

  it('ends one that writes without end long before its time is over', async () => {
    const reader = new TableReader({ program: await readerThat(`const more = () => process.stdout.write('x'.repeat(1e6), more); more()`), timeout: 60_000 })
    const begun = performance.now()
    expect(await reader.read('somebody', FILE)).toEqual(UNREADABLE)
    expect(performance.now() - begun).toBeLessThan(30_000)
  })

  it('hands over what its program read, which knows nothing of the secrets of its server', async () => {
    const does = `process.stdout.write(JSON.stringify({ heads: Object.keys(process["env"]), count: 1 }) + '\\n{"line":2,"cells":["a"]}\\n')`
    const table = Result.getOrThrow(await new TableReader({ program: await readerThat(does) }).read('somebody', FILE))
    expect([table.heads, table.count, [...table.lines()], [...table.lines()]]).toEqual([['MALLOC_ARENA_MAX'], 1, [{ line: 2, cells: ['a'] }], [{ line: 2, cells: ['a'] }]])
  })

  it('reads both formats', async () => {
    const reader = new TableReader()
    const read = async (bytes: Buffer) => {
      const { heads, count, lines } = Result.getOrThrow(await reader.read('somebody', bytes))
      return { heads, count, lines: [...lines()] }
    }
    expect(await read(Buffer.from('ID;Title\n1;Quay\n\n2;Pier'))).toEqual({ heads: ['ID', 'Title'], count: 2, lines: [{ line: 2, cells: ['1', 'Quay'], notCalculated: [] }, { line: 4, cells: ['2', 'Pier'], notCalculated: [] }] })
    expect(await read(await sheetRepeating('Quay', 2))).toEqual({ heads: ['Quay'], count: 1, lines: [{ line: 2, cells: ['Quay'], notCalculated: [] }] })
    expect(await reader.read('somebody', Buffer.from('ID;Title'))).toEqual(Result.fail({ code: 'required' }))
  })

  it('refuses a workbook of few bytes that says one long text in many cells', async () => {
    const bytes = await sheetRepeating('Quay '.repeat(100_000), 100)
    expect(bytes.length).toBeLessThan(1_000_000)
    expect(await new TableReader().read('somebody', bytes)).toEqual(Result.fail({ code: 'fileTooLarge', limit: 12 * 1024 ** 2 }))
  })

  it('lets few wait of one person, and ends them with the server', async () => {
    const reader = new TableReader({ program: await readerThat('setInterval(() => undefined, 1000)') })
    const waiting = ['one', 'one', 'one'].map((person) => reader.read(person, FILE))
    await expect(reader.read('one', FILE)).rejects.toBeInstanceOf(Crowded)
    reader.close()
    const ended = await Promise.allSettled(waiting)
    expect(ended.map((one) => one.status === 'rejected' && failureOf(one.reason).code)).toEqual(['UNAVAILABLE', 'UNAVAILABLE', 'UNAVAILABLE'])
  })
})
