import type { NamesMet } from '../../application/bulk-operations/begun.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import {
  conflictBetween,
  planArrivals,
  takenFailure,
  undecidedAmong,
  type Arrival,
  type ArrivalVerdict,
  type ConflictSide,
  type Decisions,
  type TakenFailure,
} from '../../domain/move-copy/conflictPlan.ts'
import { takenKeys } from '../../domain/naming/freeName.ts'
import { sameName } from '../../domain/naming/names.ts'
import { embargoInForce } from '../../domain/publishing/embargo.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import type { Folder } from '../../domain/folders/folder.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'
import { holdUntil } from '../memory/inMemoryRules.ts'

/** What arrives at one place. */
export interface ArrivalsAt {
  readonly type: ResourceType
  readonly parentId: string | null
  readonly arrivals: readonly Arrival[]
}

export interface Planned extends ArrivalsAt {
  readonly verdicts: readonly ArrivalVerdict[]
}

/** The verdicts at each place, by the names that are there. */
export const plannedAt = (library: InMemoryLibrary, groups: readonly ArrivalsAt[], decisions: Decisions): readonly Planned[] =>
  groups.map((group) => {
    const { type, parentId, arrivals } = group
    const there = {
      folder: takenKeys(library.childrenOf(type, parentId).map(({ name }) => name)),
      asset: takenKeys(parentId === null ? [] : library.assetsIn(type, parentId).map(({ name }) => name)),
    }
    return { ...group, verdicts: planArrivals(arrivals, there, decisions) }
  })

export const refusedPlan = (planned: readonly Planned[]): TakenFailure | undefined => {
  const arrivals = planned.flatMap((group) => group.arrivals)
  return takenFailure(arrivals, planned.flatMap(({ verdicts }) => verdicts))
}

const assetSide = ({ id, size, modifiedAt, contentVersion, thumbnail }: AssetDetail): ConflictSide => ({ kind: 'asset', id, size, modifiedAt, contentVersion, thumbnail })

const folderSide = ({ id, modifiedAt, folderCount, assetCount }: Folder): ConflictSide => ({ kind: 'folder', id, modifiedAt, folderCount, assetCount })

const comingSide = (library: InMemoryLibrary, { id }: Arrival): ConflictSide | undefined => {
  const [folder, asset] = [library.folders.get(id), library.assets.get(id)]
  if (folder !== undefined) return folderSide(library.bin.counted(folder))
  return asset && assetSide(asset)
}

const sideThere = (library: InMemoryLibrary, { type, parentId }: ArrivalsAt, { kind, name }: Arrival): ConflictSide | undefined => {
  const folder = kind === 'folder' ? library.childrenOf(type, parentId).find((one) => sameName(one.name, name)) : undefined
  const asset = kind === 'asset' && parentId !== null ? library.assetsIn(type, parentId).find((one) => sameName(one.name, name)) : undefined
  return (folder && folderSide(library.counted(folder))) ?? (asset && assetSide(asset))
}

export const namesMet = (library: InMemoryLibrary, planned: readonly Planned[]): NamesMet => {
  const conflicts = planned.flatMap((group) =>
    undecidedAmong(group.arrivals, group.verdicts).map((undecided) =>
      conflictBetween(undecided, comingSide(library, undecided), sideThere(library, group, undecided)),
    ),
  )
  return { conflicts, total: conflicts.length }
}

const replaceFile = (library: InMemoryLibrary, { type, parentId }: ArrivalsAt, name: string, from: AssetDetail): string | undefined => {
  const there = library.assetsIn(type, parentId ?? undefined).find((asset) => asset.id !== from.id && sameName(asset.name, name))
  if (there === undefined) return undefined
  library.versions.keep(there, library.nextId())
  const { mediaType, preview, size, width, height, thumbnail, contentVersion, checksum } = from
  const revision = there.revision + 1
  library.assets.set(there.id, { ...there, mediaType, preview, size, width, height, thumbnail, contentVersion, checksum, revision })
  library.persons.set(there.id, library.persons.get(from.id) ?? [])
  const own = there.embargoUntil ?? null
  const until = embargoInForce([own, from.embargoUntil ?? null], new Date().toISOString().slice(0, 10))
  if (until !== null && until !== own) holdUntil(library, there.id, until)
  return there.id
}

/** Carries a plan out: `place` puts one arrival under its name at the destination, `replaced` ends one that gave its file away. */
export const carryOut = (
  library: InMemoryLibrary,
  planned: readonly Planned[],
  place: (arrival: Arrival, name: string, parentId: string | null) => void,
  replaced: (arrival: Arrival, by: string) => void,
) => {
  let counts = { folders: 0, assets: 0, skipped: 0 }
  for (const group of planned) {
    group.arrivals.forEach((arrival, index) => {
      const verdict = group.verdicts[index]
      if (verdict === undefined || verdict.tag === 'undecided') return
      if (verdict.tag === 'skipped') {
        counts = { ...counts, skipped: counts.skipped + 1 }
        return
      }
      counts = arrival.kind === 'folder' ? { ...counts, folders: counts.folders + 1 } : { ...counts, assets: counts.assets + 1 }
      const from = library.assets.get(arrival.id)
      if (verdict.tag === 'replaces' && from !== undefined) {
        const by = replaceFile(library, group, verdict.name, from)
        if (by !== undefined) replaced(arrival, by)
      } else place(arrival, verdict.name, group.parentId)
    })
  }
  return counts
}
