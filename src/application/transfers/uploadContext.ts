import type { ReplacedAsset } from '../../domain/versions/replacement.ts'
import type { Candidate } from '../uploads/admission.ts'
import type { OnKnown } from '../uploads/planAnswer.ts'
import { NO_QUESTION, type Question } from '../uploads/question.ts'
import type { Unfinished } from '../uploads/ResumableStore.ts'
import type { SendingNews } from '../uploads/sending.ts'
import type { Begun } from '../uploads/unfinished.ts'
import type { LocalFile, Receipt } from '../uploads/UploadGateway.ts'
import type { TransferCommand } from './news.ts'

/** One file on its way. */
export interface UploadContext extends Begun, Candidate, Question {
  readonly receipt: Receipt | undefined
}

export type UploadInput =
  | (Pick<UploadContext, 'id' | 'userId' | 'file' | 'destination' | 'folderName' | 'valuesId'> & {
      readonly kind: 'new'
      /** The asset that it is to replace the file of, with its name. */
      readonly replacing?: ReplacedAsset & { readonly name: string }
    })
  | { readonly kind: 'unfinished'; readonly unfinished: Unfinished }

export type UploadEvent =
  | { type: 'rename'; name: string }
  /** The file takes the place of the one that has its name. */
  | { type: 'replace' }
  | { type: 'skip' }
  /** The file comes, or does not, although it is there already. */
  | { type: 'known.upload' }
  | { type: 'known.skip' }
  /** The same for one of which it is not known yet. */
  | { type: 'known.decided'; onKnown: OnKnown }
  | TransferCommand
  | { type: 'file.given'; file: LocalFile }
  | { type: 'connection.returned' }
  | SendingNews

const NOTHING_YET = { ...NO_QUESTION, replaces: undefined, receipt: undefined } as const

export const beginning = (input: UploadInput): UploadContext => {
  if (input.kind === 'unfinished') return { ...input.unfinished, ...NOTHING_YET, onKnown: 'upload' }
  const { kind: _, replacing, ...known } = input
  const target = replacing && { id: replacing.id, seen: replacing.seen }
  return { ...known, ...NOTHING_YET, onKnown: 'ask', name: replacing?.name ?? input.file.name, target, address: undefined, sent: 0 }
}
