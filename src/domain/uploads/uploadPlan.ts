import type { Problem } from '../validation/problem.ts'
import { beginArrivals } from '../move-copy/conflictPlan.ts'
import { isAcceptedName } from '../assets/contentTypes.ts'
import { takenKeys, type TakenKeys } from '../naming/freeName.ts'
import { assetName } from '../naming/names.ts'

/** A file that somebody wants to put into a folder. Bytes. */
export interface UploadCandidate {
  readonly name: string
  readonly size: number
}

/** What stands in the way of one file, before a byte of it is sent. */
export type UploadVerdict =
  | { readonly tag: 'ok'; readonly name: string }
  | { readonly tag: 'nameTaken'; readonly name: string; readonly freeName: string }
  | { readonly tag: 'invalidName'; readonly problem: Problem }
  | { readonly tag: 'typeNotSupported' }
  | { readonly tag: 'empty' }

/** What the organization has left: bytes and files. */
export interface Remaining {
  readonly bytes: number
  readonly files: number
}

/** Whether the files that can go all fit; `needed` and `available` in bytes or files. Storage is asked before the number of files. */
export type BatchVerdict =
  | { readonly tag: 'fits' }
  | { readonly tag: 'storageExceeded'; readonly needed: number; readonly available: number }
  | { readonly tag: 'filesLimitExceeded'; readonly needed: number; readonly available: number }

/** Judges files one after the other. A name may be refused for its characters before its type is looked at. */
const beginUploads = (taken: TakenKeys) => {
  const judge = beginArrivals({ folder: new Set(), asset: taken })
  return ({ name, size }: UploadCandidate): UploadVerdict => {
    const problem = assetName(name)
    if (problem !== undefined) return { tag: 'invalidName', problem }
    if (!isAcceptedName(name)) return { tag: 'typeNotSupported' }
    if (size === 0) return { tag: 'empty' }
    const verdict = judge({ id: '', kind: 'asset', name }, undefined)
    if (verdict.tag === 'undecided') return { tag: 'nameTaken', name: verdict.name, freeName: verdict.freeName }
    return { tag: 'ok', name: verdict.tag === 'skipped' ? name : verdict.name }
  }
}

/** The verdict on one file. */
export const judgeCandidate = (candidate: UploadCandidate, taken: TakenKeys): UploadVerdict => beginUploads(taken)(candidate)

/** The verdicts on a batch, in its order. A file also meets the names that the files before it take, or are offered. */
export const planUpload = (candidates: readonly UploadCandidate[], takenNames: Iterable<string>): readonly UploadVerdict[] =>
  candidates.map(beginUploads(takenKeys(takenNames)))

/** Whether so many more bytes and files fit. */
export const judgeRoom = ({ bytes, files }: Remaining, remaining: Remaining): BatchVerdict => {
  if (bytes > remaining.bytes) return { tag: 'storageExceeded', needed: bytes, available: remaining.bytes }
  if (files > remaining.files) return { tag: 'filesLimitExceeded', needed: files, available: remaining.files }
  return { tag: 'fits' }
}

/** Whether files of these sizes fit together. */
export const judgeBatch = (sizes: readonly number[], remaining: Remaining): BatchVerdict =>
  judgeRoom({ bytes: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length }, remaining)
