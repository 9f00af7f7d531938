import type { Duplicate } from '../../domain/duplicates/duplicates.ts'
import type { DuplicateGateway } from '../duplicates/DuplicateGateway.ts'
import { valueOf } from '../failures/outcome.ts'
import type { FileChecksums } from './FileChecksums.ts'
import type { LocalFile } from './UploadGateway.ts'

/** Finds out which asset is the same file already, of those that the person sees; undefined: none, or it could not be found out. */
export type Recognize = (file: LocalFile) => Promise<Duplicate | undefined>

export interface RecognizePorts {
  readonly checksums: FileChecksums
  readonly duplicates: Pick<DuplicateGateway, 'known'>
  /** Whether the person may be told what is there. */
  readonly mayRecognize: () => boolean
}

/** The most files that are asked about at once. */
const BATCH = 1000

interface Question {
  readonly checksum: string
  readonly answer: (duplicate: Duplicate | undefined) => void
}

/** Reads each file once. What is asked while an answer is awaited is asked together, with the next call. */
export const recognizer = ({ checksums, duplicates, mayRecognize }: RecognizePorts): Recognize => {
  const found = new WeakMap<LocalFile, Promise<Duplicate | undefined>>()
  let waiting: Question[] = []
  let isAsking = false

  const ask = async (): Promise<void> => {
    isAsking = true
    while (waiting.length > 0) {
      const questions = waiting.slice(0, BATCH)
      waiting = waiting.slice(BATCH)
      const known = valueOf(await duplicates.known([...new Set(questions.map(({ checksum }) => checksum))], new AbortController().signal))
      for (const { checksum, answer } of questions) answer(known?.get(checksum))
    }
    isAsking = false
  }
  const recognize = async (file: LocalFile): Promise<Duplicate | undefined> => {
    const checksum = await checksums.sha256(file)
    if (checksum === undefined) return undefined
    return new Promise((answer) => {
      waiting.push({ checksum, answer })
      if (!isAsking) void ask()
    })
  }
  return (file) => {
    if (!mayRecognize()) return Promise.resolve(undefined)
    const before = found.get(file)
    if (before !== undefined) return before
    const now = recognize(file)
    found.set(file, now)
    return now
  }
}
