import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as Result from 'effect/Result'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Crowded } from '../authentication/FairQueue.ts'
import { WorkbookReader } from './WorkbookReader.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-workbooks-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A program in the place of the reader, which does what a hostile workbook made it do. */
const readerThat = async (does: string): Promise<string> => {
  const path = join(folder, `${Math.random()}.mjs`)
  await writeFile(path, does)
  return path
}

const BOOK = Buffer.from('PK')
const UNREADABLE = Result.fail({ code: 'fileTypeNotSupported' })

describe('the reader of workbooks', () => {
  it.each([
    ['computes for ever', 'for (;;);'],
    ['takes memory without end', 'const all = []; for (;;) all.push(new Array(1e6).fill(Math.random()))'],
    ['crashes', `process.kill(process.pid, 'SIGSEGV')`],
    ['reads nothing and ends', 'process.exit(0)'],
    ['fails half way', `process.stdout.write('[["a"', () => process.exit(1))`],
  ])('says that a workbook cannot be read whose reader %s, and reads the next', async (_, does) => {
    const reader = new WorkbookReader({ program: await readerThat(does), timeout: 2_500 })
    expect(await reader.rows('somebody', BOOK)).toEqual(UNREADABLE)
    expect(await reader.rows('somebody', BOOK)).toEqual(UNREADABLE)
  })

  it('hands over what its program read, which knows nothing of the secrets of its server', async () => {
    const reader = new WorkbookReader({ program: await readerThat('process.stdout.write(JSON.stringify([Object.keys(process["env"])]))') })
    expect(await reader.rows('somebody', BOOK)).toEqual(Result.succeed([['MALLOC_ARENA_MAX']]))
  })

  it('tells one that unpacks to too much from one that is none', async () => {
    const reader = new WorkbookReader({ program: await readerThat('process.exit(12)') })
    expect(await reader.rows('somebody', BOOK)).toEqual(Result.fail({ code: 'fileTooLarge', limit: 12 * 1024 ** 2 }))
  })

  it('lets few wait of one person, and ends them with the server', async () => {
    const reader = new WorkbookReader({ program: await readerThat('setInterval(() => undefined, 1000)') })
    const waiting = ['one', 'one', 'one'].map((person) => reader.rows(person, BOOK))
    await expect(reader.rows('one', BOOK)).rejects.toBeInstanceOf(Crowded)
    reader.close()
    expect(await Promise.all(waiting)).toEqual([UNREADABLE, UNREADABLE, UNREADABLE])
  })
})
