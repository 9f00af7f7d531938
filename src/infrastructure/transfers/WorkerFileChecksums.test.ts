import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { ChecksumQuestion } from './checksum.worker.ts'
import { AT_ONCE, sha256Of } from './sha256Of.ts'
import { type ChecksumWorker, WorkerFileChecksums } from './WorkerFileChecksums.ts'

const file = (text: string): File => new File([text], 'a.txt')
const hashOf = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

describe('the checksum of a file', () => {
  it('is its SHA-256, computed by the browser or piece by piece', async () => {
    const text = 'A bell buoy. '.repeat(20_000)
    expect([await sha256Of(file(text)), await sha256Of(file(text), undefined)]).toEqual([hashOf(text), hashOf(text)])
    expect(await sha256Of(file(''), undefined)).toBe(hashOf(''))
  })

  it('of a large file never asks for all of it at once', async () => {
    const bytes = new Uint8Array(AT_ONCE + 1)
    const refusing = { digest: () => Promise.reject(new Error('At once')) }
    expect(await sha256Of(new Blob([bytes]), refusing)).toBe(hashOf(bytes))
  })
})

/** A worker that answers when the test says so. */
const workers = () => {
  const begun: { worker: ChecksumWorker; questions: ChecksumQuestion[]; isOver: boolean }[] = []
  const begin = (): ChecksumWorker => {
    const questions: ChecksumQuestion[] = []
    const one = { questions, isOver: false, worker: { onmessage: null, onerror: null, postMessage: (question: ChecksumQuestion) => void questions.push(question), terminate: () => void (one.isOver = true) } as ChecksumWorker }
    begun.push(one)
    return one.worker
  }
  return { begun, begin }
}

describe('the worker', () => {
  it('reads files while there are any, each answered by its own checksum, and is gone then', async () => {
    const { begun, begin } = workers()
    const checksums = new WorkerFileChecksums(begin)
    const asked = [checksums.sha256(file('one')), checksums.sha256(file('two'))]
    const answer = (at: number, checksum: string | undefined) => {
      const id = begun[0]?.questions[at]?.id ?? 0
      begun[0]?.worker.onmessage?.call(begun[0].worker as Worker, new MessageEvent('message', { data: { id, checksum } }))
    }
    answer(1, 'b')
    expect(begun.map(({ isOver }) => isOver)).toEqual([false])
    answer(0, 'a')
    expect([await Promise.all(asked), begun.map(({ isOver }) => isOver)]).toEqual([['a', 'b'], [true]])
    void checksums.sha256(file('three'))
    expect(begun).toHaveLength(2)
  })

  it('that cannot begin leaves files unrecognized; so does a file that is not at hand', async () => {
    const { begun, begin } = workers()
    const checksums = new WorkerFileChecksums(begin)
    const asked = checksums.sha256(file('one'))
    begun[0]?.worker.onerror?.call(begun[0].worker as Worker, new Event('error') as ErrorEvent)
    expect(await asked).toBeUndefined()
    expect(await checksums.sha256({ name: 'a.txt', size: 1, lastModified: 1 })).toBeUndefined()
  })
})
