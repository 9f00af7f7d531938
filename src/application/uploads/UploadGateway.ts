import type { Result } from 'effect/Result'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { AssetSummary } from '../../domain/assets/asset.ts'
import type { UnsavedValue } from '../../domain/folder-templates/folderTemplates.ts'
import type { ReplacedAsset } from '../../domain/versions/replacement.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

/** A file picked or dropped in this browser. The application knows its facts; only the adapter reads its bytes. */
export interface LocalFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Milliseconds since 1970. */
  readonly lastModified: number
}

/** Why a file cannot take the place of an asset's. */
export type TargetCode =
  | 'ASSET_NOT_FOUND'
  | 'ASSET_DIFFERENT_TYPE'
  | 'ASSET_RESTRICTED_ACCESS'
  | 'RESOURCE_IN_TRASH'
  | 'FILE_DIFFERENT_TYPE'
  | 'PERMISSION_DENIED'

/** Why a file may not come, as far as a plan foresees it. */
type PlanCode =
  | TargetCode
  | 'ASSET_ALREADY_EXISTS'
  | 'VALIDATION_FAILED'
  | 'NO_EXTENSION_IN_NAME_FOUND'
  | 'FILE_TYPE_NOT_SUPPORTED'
  | 'FILE_EMPTY'
  | 'FILE_TOO_LARGE'
  | 'STORAGE_SIZE_EXCEEDED'
  | 'FILES_LIMIT_EXCEEDED'

type RefusalCode = PlanCode | 'FILE_REPLACED'

/** A file that is asked about. `target`: the asset that it was chosen for, wherever that lies and whatever it is called. */
export interface PlannedFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly target?: string
}

/** What has a file's name already, and whether the person may have the file take its place: the old one is kept as a version. */
export interface Existing {
  readonly id: string
  readonly mayReplace: boolean
  /** What tells it apart from the file that comes; only where a name is taken. */
  readonly file?: Pick<AssetSummary, 'size' | 'modifiedAt' | 'contentVersion' | 'thumbnail'>
}

/** Whether a file may come, before a byte is sent. `proposal`: a free name where its own is taken, by what exists or by a file before it. */
export interface PlanVerdict {
  readonly code: 'ok' | PlanCode
  readonly proposal: string | null
  readonly existing: Existing | null
}

export type PlanFailure = CallFailure<
  'DESTINATION_NOT_FOUND' | 'FOLDER_DIFFERENT_TYPE' | 'FOLDER_RESTRICTED_ACCESS' | 'RESOURCE_IN_TRASH' | 'ASSET_CANNOT_BE_STANDALONE'
>
type SendCode =
  | Exclude<RefusalCode, 'VALIDATION_FAILED'>
  | 'DESTINATION_NOT_FOUND'
  | 'FOLDER_DIFFERENT_TYPE'
  | 'RESOURCE_IN_TRASH'
  | 'UPLOAD_NOT_FOUND'
  | 'DISK_FULL'
export type SendFailure = CallFailure<SendCode>

export interface Destination {
  readonly type: ResourceType
  readonly folderId: string
}

export interface Receipt {
  readonly assetId: string
  readonly name: string
  /** What was said of it under {@link Sending.valuesId}, and could not be saved. */
  readonly unsaved?: readonly UnsavedValue[]
}

export interface Sending {
  /** By which the server knows it when it is sent once more: what it has become then is answered. Left out: it is another one each time. */
  readonly id?: string | undefined
  readonly file: LocalFile
  readonly destination: Destination
  /** The name it gets there, with its extension. */
  readonly name: string
  /** The asset of its name whose file it takes the place of; without that name, or elsewhere by then: ASSET_NOT_FOUND. */
  readonly replaces?: string | undefined
  /**
   * The asset that it was chosen for: it is replaced where it lies by then, under the name that it has by then. With another file than the
   * one that was seen: FILE_REPLACED.
   */
  readonly target?: ReplacedAsset | undefined
  /** Under which id the server keeps what is said of everything that is uploaded with it. */
  readonly valuesId?: string | undefined
  /** Where an earlier, unfinished sending left off; undefined starts anew. */
  readonly address: string | undefined
}

export interface SendingProgress {
  /** The server keeps what arrived at this address, so that the file can go on after a pause or a reload. */
  readonly kept: (address: string) => void
  /** Bytes the server has. */
  readonly sent: (bytes: number) => void
}

/** Files on their way to the server. */
export interface UploadGateway {
  plan(
    destination: Destination,
    files: readonly PlannedFile[],
    signal: AbortSignal,
  ): Promise<Result<readonly PlanVerdict[], PlanFailure>>
  /** Sends a file from where it stopped. The signal pauses it: what arrived stays. UNREACHABLE: the network is gone, nothing is lost. */
  send(sending: Sending, progress: SendingProgress, signal: AbortSignal): Promise<Result<Receipt, SendFailure>>
  /** Gives up an unfinished sending and what has arrived of it. */
  discard(address: string, signal: AbortSignal): Promise<void>
}
