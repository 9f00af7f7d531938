import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { IsolatedProgram } from './IsolatedProgram.ts'

const MOST = 1024 ** 2

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-programs-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Has a program write into a file; answers how it ended, and the bytes that are there. */
const converted = async (does: string) => {
  const program = join(folder, `${Math.random()}.mjs`)
  await writeFile(program, does)
  const output = await open(join(folder, `${Math.random()}.out`), 'w+')
  try {
    const isolated = new IsolatedProgram({ program, heap: 64, timeout: 60_000, most: MOST, waiting: 1 })
    const exitCode = await isolated.convert('somebody', async function* () {
      yield Buffer.from('a file')
    }, output)
    return { exitCode, size: (await output.stat()).size }
  } finally {
    await output.close()
  }
}

it('ends a program that writes into a file without end, once that is as large as it may be', async () => {
  const begun = performance.now()
  const { exitCode, size } = await converted(`const more = () => process.stdout.write('x'.repeat(65536), more); more()`)
  expect(exitCode).toBeNull()
  expect(size).toBeLessThanOrEqual(MOST)
  expect(performance.now() - begun).toBeLessThan(30_000)
})

it('keeps what a program writes up to that, to the last byte', async () => {
  expect(await converted(`process.stdin.resume().on('end', () => process.stdout.end('x'.repeat(${MOST})))`)).toEqual({ exitCode: 0, size: MOST })
})
