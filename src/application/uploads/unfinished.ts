import type { ResumableStore, Unfinished } from './ResumableStore.ts'
import type { LocalFile, Sending } from './UploadGateway.ts'

/** A file of which a part may have come. */
export interface Begun extends Omit<Sending, 'id'>, Pick<Unfinished, 'id' | 'userId' | 'folderName' | 'sent'> {}

/** Whether a file is the one that was broken off, as far as a browser tells without reading it. */
export const isSameFile = (one: LocalFile, other: LocalFile): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

/** What is remembered over a reload; nothing before the server keeps anything. */
export const unfinishedOf = ({ id, userId, file, destination, folderName, name, target, valuesId, address, sent }: Begun): Unfinished | undefined =>
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
export const rememberIn = (resumables: Pick<ResumableStore, 'put'>, begun: Begun): void => {
  const unfinished = unfinishedOf(begun)
  if (unfinished) resumables.put(unfinished)
}
