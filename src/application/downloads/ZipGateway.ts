import type { Result } from 'effect/Result'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Selection, TrashSelection } from '../../domain/items/selection.ts'
import type { SelectionRefusal } from '../../domain/items/outOfReach.ts'
import type { Zip } from '../../domain/downloads/zip.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

/** What is to be taken home as one file: of a module, or of the trash. A list of any length is named, not read. */
export type ZipAsked =
  | { readonly from: 'library'; readonly type: ResourceType; readonly selection: Selection }
  | { readonly from: 'trash'; readonly selection: TrashSelection }

export type ZipFailure = CallFailure<SelectionRefusal | 'ZIP_EMPTY' | 'ZIP_TOO_LARGE'>

/** Folders and files that the server puts together, for the person alone and for a day. How far one is, the stream of facts tells. */
export interface ZipGateway {
  make(asked: ZipAsked, signal: AbortSignal): Promise<Result<Zip, ZipFailure>>
  /** One that has failed or is ready, of what it was asked for, as that is now. */
  again(zipId: string, signal: AbortSignal): Promise<Result<Zip, ZipFailure>>
  /** Those that are not over their time, the latest first. */
  list(signal: AbortSignal): Promise<Result<readonly Zip[], CallFailure>>
  /** Also stops one that is being made. */
  remove(zipId: string, signal: AbortSignal): Promise<Result<unknown, CallFailure>>
}
