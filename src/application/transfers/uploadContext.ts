import type { Duplicate } from '../../domain/duplicates/duplicates.ts'
import type { FailureCode } from '../../domain/failures/codes.ts'
import type { Transfer } from '../../domain/transfers/transfer.ts'
import type { ReplacedAsset } from '../../domain/versions/replacement.ts'
import type { OnKnown } from '../uploads/planAnswer.ts'
import type { ResumableStore, Unfinished } from '../uploads/ResumableStore.ts'
import type { SendingNews } from '../uploads/sending.ts'
import type { Destination, Existing, LocalFile, Receipt, SendFailure, Sending } from '../uploads/UploadGateway.ts'
import { transferMoved, type TransferCommand, type TransferNews } from './news.ts'

/** One file on its way. */
export interface UploadContext {
  readonly id: string
  readonly userId: string
  readonly file: LocalFile
  readonly destination: Destination
  readonly folderName: string
  /** The name it gets there. */
  readonly name: string
  /** A free name, where its own is taken. */
  readonly proposal: string | undefined
  /** What has its name. */
  readonly existing: Existing | undefined
  /** What is the same file already, once that is known. */
  readonly duplicate: Duplicate | undefined
  readonly onKnown: OnKnown
  /** Where the picture of what has its name, or is the same file, is. */
  readonly picture: string | undefined
  /** The asset whose file it takes the place of, by a person's decision. */
  readonly replaces: string | undefined
  /** The asset that the file was chosen for, from the start: it never becomes an asset of its own. */
  readonly target: ReplacedAsset | undefined
  /** Under which id the server keeps what is said of it. */
  readonly valuesId?: string | undefined
  /** Where the server keeps what has arrived. */
  readonly address: string | undefined
  /** Bytes the server has. */
  readonly sent: number
  readonly receipt: Receipt | undefined
  readonly code: FailureCode | undefined
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

export const beginning = (input: UploadInput): UploadContext => {
  const nothingYet = { proposal: undefined, existing: undefined, duplicate: undefined, onKnown: 'ask', picture: undefined, replaces: undefined, receipt: undefined, code: undefined } as const
  if (input.kind === 'unfinished') return { ...input.unfinished, ...nothingYet, onKnown: 'upload', target: input.unfinished.target }
  const { kind: _, replacing, ...known } = input
  const target = replacing && { id: replacing.id, seen: replacing.seen }
  return { ...known, ...nothingYet, name: replacing?.name ?? input.file.name, target, address: undefined, sent: 0 }
}

/** Whether a file is the one that was broken off, as far as a browser tells without reading it. */
export const isSameFile = (one: LocalFile, other: LocalFile): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

export const sendingOf = ({ file, destination, name, replaces, target, valuesId, address }: UploadContext): Sending => ({
  file,
  destination,
  name,
  replaces,
  target,
  valuesId,
  address,
})

/** What is remembered over a reload; nothing before the server keeps anything. */
export const unfinishedOf = ({ id, userId, file, destination, folderName, name, target, valuesId, address, sent }: UploadContext): Unfinished | undefined =>
  address === undefined
    ? undefined
    : {
        id,
        userId,
        file: { name: file.name, size: file.size, lastModified: file.lastModified },
        destination,
        folderName,
        name,
        ...(target === undefined ? {} : { target }),
        ...(valuesId === undefined ? {} : { valuesId }),
        address,
        sent,
      }

/** Remembers it over a reload. */
export const rememberIn = (resumables: Pick<ResumableStore, 'put'>, context: UploadContext): void => {
  const unfinished = unfinishedOf(context)
  if (unfinished) resumables.put(unfinished)
}

/** Its step, as the list is told. */
export const stepOf = ({ id, sent, file }: UploadContext, state: TransferNews['state'], asks?: Transfer['asks']): TransferNews => ({
  ...transferMoved(id, state, { sent, total: file.size }),
  asks,
})

/** It goes again from its first byte. */
export const startedAnew = { address: undefined, sent: 0 } as const

/** The file takes the place of the one that has its name. */
export const replacing = ({ existing }: UploadContext): Partial<UploadContext> => ({ code: undefined, replaces: existing?.id })

/** Whoever was told that another file is there by now, and tries again, wants it nonetheless. */
export const insisted = ({ code, target }: UploadContext): Partial<UploadContext> => ({
  code: undefined,
  ...(code === 'FILE_REPLACED' && target ? { target: { ...target, seen: undefined } } : {}),
})

/** What had arrived is gone from the server. */
export const isLost = ({ address }: UploadContext, { code }: SendFailure): boolean => code === 'UPLOAD_NOT_FOUND' && address !== undefined

/** Somebody was quicker with the name, or what had it is gone from it. */
export const isNameMoved = ({ target }: UploadContext, { code }: SendFailure): boolean =>
  target === undefined && (code === 'ASSET_ALREADY_EXISTS' || code === 'ASSET_NOT_FOUND')
