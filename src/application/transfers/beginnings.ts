import type { Zip } from '../../domain/downloads/zip.ts'
import type { Transfer, TransferKind } from '../../domain/transfers/transfer.ts'
import type { OcrRunFound } from '../ocr/followingOcrRuns.ts'
import type { OcrRunInput } from '../ocr/ocrRun.machine.ts'
import type { Unfinished } from '../uploads/ResumableStore.ts'
import type { BulkOperationInput } from './bulkOperation.machine.ts'
import type { DownloadInput } from './download.machine.ts'
import type { BulkOperationFound } from '../bulk-operations/followingBulkOperations.ts'
import { takenBy, type Drop, type ReplacingFile } from './taking.ts'
import type { TransfersContext, ZipWanted } from './transfersContext.ts'
import type { UploadInput } from './uploadContext.ts'
import type { ZipInput } from './zipContext.ts'

interface BeginningOf<Kind extends TransferKind, Input> {
  readonly kind: Kind
  readonly id: string
  readonly input: Input
  /** How it stands on the list until it tells more. */
  readonly known: Omit<Transfer, 'kind'>
}

/** A transfer that is to begin. */
export type Beginning =
  | BeginningOf<'upload', UploadInput>
  | BeginningOf<'download', DownloadInput>
  | BeginningOf<'zip', ZipInput>
  | BeginningOf<'bulkOperation', BulkOperationInput>
  | BeginningOf<'ocrRun', OcrRunInput>

const nothingYet = { state: 'WorkInProgress', sent: 0, total: 0 } as const

/** A file that a reload broke off. */
export const brokenOff = (unfinished: Unfinished): Beginning => {
  const { id, sent, file } = unfinished
  return { kind: 'upload', id, input: { kind: 'unfinished', unfinished }, known: { state: 'Unknown', sent, total: file.size, asks: 'file' } }
}

/** A zip that the server knows of. */
export const listedZip = (zip: Zip): Beginning => ({ kind: 'zip', id: zip.id, input: { kind: 'known', id: zip.id, zip }, known: { ...nothingYet, state: 'Unknown' } })

/** Texts that are read off pages. */
export const foundRun = ({ run, isNew }: OcrRunFound): Beginning => ({ kind: 'ocrRun', id: run.id, input: { run, isNew }, known: { state: 'WorkInProgress', sent: run.pagesDone, total: run.pages } })

/** A move, copy or restore that the server knows of. */
export const found = ({ job, isNew }: BulkOperationFound): Beginning => ({
  kind: 'bulkOperation',
  id: job.id,
  input: { job, isNew },
  known: { state: 'WorkInProgress', sent: job.done, total: job.total },
})

/** What begins when a person wants something. */
export const beginnings = (now: () => number) => {
  /** What was remembered over a reload may have one of this millisecond. */
  const idsFor = function* ({ lastId, latest }: TransfersContext): Generator<string, never> {
    for (let at = lastId + 1; ; at += 1) {
      const id = `${now()}-${at}`
      if (!latest.has(id)) yield id
    }
  }
  const nextId = (context: TransfersContext): string => idsFor(context).next().value
  return {
    uploads: (context: TransfersContext, brought: Drop | ReplacingFile): readonly Beginning[] => {
      const ids = idsFor(context)
      return takenBy(context, brought).fresh.map((file) => {
        const id = ids.next().value
        const { destination, folderName } = brought
        const more = 'asset' in brought ? { replacing: brought.asset } : { valuesId: brought.valuesId }
        return {
          kind: 'upload',
          id,
          input: { kind: 'new', id, userId: context.userId, file, destination, folderName, ...more },
          known: { ...nothingYet, total: file.size },
        }
      })
    },
    download: (context: TransfersContext, { name, address }: Omit<DownloadInput, 'id'>): Beginning => {
      const id = nextId(context)
      return { kind: 'download', id, input: { id, name, address }, known: nothingYet }
    },
    zip: (context: TransfersContext, { asked, label }: ZipWanted): Beginning => {
      const id = nextId(context)
      return { kind: 'zip', id, input: { kind: 'asked', id, asked, label }, known: nothingYet }
    },
  }
}
