import * as Result from 'effect/Result'
import { fromCallback } from 'xstate'
import type { FailureCode } from '../../domain/failures/codes.ts'
import type { FolderGateway } from '../folders/FolderGateway.ts'
import type { Destination, LocalFile } from './UploadGateway.ts'

/** A folder that was dropped, with the files directly in it. */
export interface DroppedFolder {
  /** The names of the folders down to it, itself the last; empty for what lay beside the folders. */
  readonly path: readonly string[]
  readonly files: readonly LocalFile[]
}

export interface FolderDrop {
  readonly destination: Destination
  readonly folderName: string
  readonly folders: readonly DroppedFolder[]
  /** Under which id the server keeps what is said of what lies in them. */
  readonly valuesId?: string
}

export type FolderDropNews =
  | { type: 'files.dropped'; destination: Destination; folderName: string; files: readonly LocalFile[]; valuesId?: string }
  /** A folder could not be made: what lies in it and below it does not come. */
  | { type: 'folder.refused'; name: string; code: FailureCode }

type Made = Result.Result<{ readonly id: string; readonly name: string }, { readonly code: FailureCode }>

/** Makes the folders of a drop anew inside its destination, those that are there already aside, and hands over the files of each. */
export const recreating = (folders: FolderGateway) =>
  fromCallback<{ type: string }, FolderDrop, FolderDropNews>(({ input: { destination, folderName, folders: dropped, valuesId }, sendBack }) => {
    const over = new AbortController()
    const { type } = destination
    const made = new Map<string, Promise<Made>>()

    const existing = async (parentId: string, name: string): Promise<Made> => {
      const found = await folders.named(type, parentId, name, over.signal)
      if (Result.isFailure(found)) return Result.fail({ code: found.failure.code })
      return found.success === null ? Result.fail({ code: 'FOLDER_NOT_FOUND' }) : Result.succeed(found.success)
    }
    const make = async (parentId: string, name: string): Promise<Made> => {
      const created = await folders.create(type, parentId, name, over.signal)
      if (Result.isSuccess(created)) return created
      return created.failure.code === 'FOLDER_ALREADY_EXISTS' ? existing(parentId, name) : Result.fail({ code: created.failure.code })
    }
    /** Each folder of the way is made once, whoever asks for it first. */
    const folderAt = (path: readonly string[]): Promise<Made> => {
      const name = path.at(-1)
      if (name === undefined) return Promise.resolve(Result.succeed({ id: destination.folderId, name: folderName }))
      const key = path.join('/')
      const known = made.get(key)
      if (known) return known
      const making = folderAt(path.slice(0, -1)).then((parent) => (Result.isFailure(parent) ? parent : make(parent.success.id, name)))
      made.set(key, making)
      return making
    }
    const recreate = async () => {
      for (const { path, files } of dropped) {
        const folder = await folderAt(path)
        if (over.signal.aborted) return
        if (Result.isFailure(folder)) sendBack({ type: 'folder.refused', name: path.at(-1) ?? folderName, code: folder.failure.code })
        else if (files.length > 0) {
          sendBack({ type: 'files.dropped', destination: { type, folderId: folder.success.id }, folderName: folder.success.name, files, ...(valuesId === undefined ? {} : { valuesId }) })
        }
      }
    }
    void recreate()
    return () => over.abort()
  })
