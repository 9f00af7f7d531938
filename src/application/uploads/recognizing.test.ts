import * as Result from 'effect/Result'
import { describe, expect, it, vi } from 'vitest'
import type { Duplicate } from '../../domain/duplicates/duplicates.ts'
import type { DuplicateGateway } from '../duplicates/DuplicateGateway.ts'
import type { FileChecksums } from './FileChecksums.ts'
import { recognizer } from './recognizing.ts'

const file = (name: string) => ({ name, size: 1, lastModified: 1 })
const duplicate = (id: string) => ({ asset: { id }, path: [], addedAt: '' }) as unknown as Duplicate

const stage = ({ mayRecognize = true } = {}) => {
  const answers: ((known: ReadonlyMap<string, Duplicate>) => void)[] = []
  const known = vi.fn<DuplicateGateway['known']>(() => new Promise((settle) => answers.push((found) => settle(Result.succeed(found)))))
  const sha256 = vi.fn<FileChecksums['sha256']>(async ({ name }) => (name === 'unreadable' ? undefined : `hash of ${name}`))
  const recognize = recognizer({ checksums: { sha256 }, duplicates: { known }, mayRecognize: () => mayRecognize })
  return { recognize, known, sha256, answers, asked: () => known.mock.calls.map(([checksums]) => checksums) }
}

describe('whether a file is there already', () => {
  it('is asked by its checksum, and what is asked meanwhile together', async () => {
    const { recognize, answers, asked } = stage()
    const finding = ['one', 'two', 'three'].map((name) => recognize(file(name)))
    await vi.waitFor(() => expect(asked()).toEqual([['hash of one']]))
    answers[0]?.(new Map([['hash of one', duplicate('a')]]))
    await vi.waitFor(() => expect(asked()).toEqual([['hash of one'], ['hash of two', 'hash of three']]))
    answers[1]?.(new Map([['hash of three', duplicate('c')]]))
    expect((await Promise.all(finding)).map((found) => found?.asset.id)).toEqual(['a', undefined, 'c'])
  })

  it('is found out once for each file', async () => {
    const { recognize, sha256, answers, known } = stage()
    const one = file('one')
    const finding = [recognize(one), recognize(one)]
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    answers[0]?.(new Map())
    await Promise.all(finding)
    await recognize(one)
    expect([sha256.mock.calls.length, known.mock.calls.length]).toEqual([1, 1])
  })

  it('is not known of what cannot be read, nor where the server fails', async () => {
    const { recognize, known } = stage()
    expect([await recognize(file('unreadable')), known.mock.calls.length]).toEqual([undefined, 0])
    known.mockResolvedValueOnce(Result.fail({ code: 'UNREACHABLE' }))
    expect(await recognize(file('one'))).toBeUndefined()
  })

  it('is not asked by whoever may not be told', async () => {
    const { recognize, sha256 } = stage({ mayRecognize: false })
    expect([await recognize(file('one')), sha256.mock.calls.length]).toEqual([undefined, 0])
  })
})
