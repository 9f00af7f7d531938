import type { AssetSummary } from '../assets/asset.ts'
import type { PathStep } from '../folders/folder.ts'
import { type Fingerprint, isAlike } from './fingerprint.ts'

/** `same`: the same bytes. `alike`: pictures that look alike. */
export const DUPLICATE_KINDS = ['same', 'alike'] as const
export type DuplicateKind = (typeof DUPLICATE_KINDS)[number]

/** An asset among its duplicates. */
export interface Duplicate {
  readonly asset: AssetSummary
  /** The way down to the folder in which it lies. */
  readonly path: readonly PathStep[]
  /** ISO timestamp. */
  readonly addedAt: string
}

/** Assets that are the same file, or that look alike. `key` names the group among those of its kind. */
export interface DuplicateGroup {
  readonly key: string
  /** Two or more, the earliest first. */
  readonly assets: readonly Duplicate[]
}

/** What an asset is compared by. */
export interface Compared {
  readonly id: string
  /** SHA-256 of the original. */
  readonly checksum: string
  /** Null: no picture, one that has nothing on it, or one that was not looked at yet. */
  readonly fingerprint: Fingerprint | null
}

/** Two assets of which somebody said that they are not the same. */
export type Apart = readonly [string, string]

const isDuplicate = (kind: DuplicateKind, one: Compared, other: Compared): boolean =>
  one.checksum === other.checksum || (kind === 'alike' && one.fingerprint !== null && other.fingerprint !== null && isAlike(one.fingerprint, other.fingerprint))

/**
 * Which of some assets are duplicates of each other, directly or by others between them, without those that were said not to be the same; each group in the
 * order of the assets. Of those that look alike, groups of one file alone are left out: they are the same bytes.
 */
export const groupsAmong = <A extends Compared>(kind: DuplicateKind, assets: readonly A[], apart: readonly Apart[]): readonly (readonly A[])[] => {
  const separated = new Set(apart.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]))
  const left = new Set(assets)
  const groups: A[][] = []
  for (const first of assets) {
    if (!left.delete(first)) continue
    const group = [first]
    for (const member of group) {
      for (const other of left) {
        if (separated.has(`${member.id} ${other.id}`) || !isDuplicate(kind, member, other)) continue
        left.delete(other)
        group.push(other)
      }
    }
    groups.push(group.toSorted((one, other) => assets.indexOf(one) - assets.indexOf(other)))
  }
  return groups.filter((group) => group.length > 1 && (kind === 'same' || new Set(group.map(({ checksum }) => checksum)).size > 1))
}
