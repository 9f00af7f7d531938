import type { FailureCode } from '../../domain/failures/codes.ts'
import type { ReplacedAsset } from '../../domain/versions/replacement.ts'
import type { Unfinished } from '../uploads/ResumableStore.ts'
import type { Destination, Existing, LocalFile, Receipt, Sending } from '../uploads/UploadGateway.ts'

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
  /** Where the picture of what has its name is. */
  readonly picture: string | undefined
  /** The asset whose file it takes the place of, by a person's decision. */
  readonly replaces: string | undefined
  /** The asset that the file was chosen for, from the start: it never becomes an asset of its own. */
  readonly target: ReplacedAsset | undefined
  /** Where the server keeps what has arrived. */
  readonly address: string | undefined
  /** Bytes the server has. */
  readonly sent: number
  readonly receipt: Receipt | undefined
  readonly code: FailureCode | undefined
}

export type UploadInput =
  | (Pick<UploadContext, 'id' | 'userId' | 'file' | 'destination' | 'folderName'> & {
      readonly kind: 'new'
      /** The asset that it is to replace the file of, with its name. */
      readonly replacing?: ReplacedAsset & { readonly name: string }
    })
  | { readonly kind: 'unfinished'; readonly unfinished: Unfinished }

export const beginning = (input: UploadInput): UploadContext => {
  const nothingYet = { proposal: undefined, existing: undefined, picture: undefined, replaces: undefined, receipt: undefined, code: undefined } as const
  if (input.kind === 'unfinished') return { ...input.unfinished, ...nothingYet, target: input.unfinished.target }
  const { kind: _, replacing, ...known } = input
  const target = replacing && { id: replacing.id, seen: replacing.seen }
  return { ...known, ...nothingYet, name: replacing?.name ?? input.file.name, target, address: undefined, sent: 0 }
}

/** Whether a file is the one that was broken off, as far as a browser tells without reading it. */
export const isSameFile = (one: LocalFile, other: LocalFile): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

export const sendingOf = ({ file, destination, name, replaces, target, address }: UploadContext): Sending => ({
  file,
  destination,
  name,
  replaces,
  target,
  address,
})

/** What is remembered over a reload; nothing before the server keeps anything. */
export const unfinishedOf = ({ id, userId, file, destination, folderName, name, target, address, sent }: UploadContext): Unfinished | undefined =>
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
        address,
        sent,
      }
