import type { AssetSummary } from '../assets/asset.ts'
import type { Folder } from '../folders/folder.ts'
import { TakenNames, type NamedKind, type TakenKeys } from '../naming/freeName.ts'
import { nameKey, normalizeName } from '../naming/names.ts'

/** What a person decides about a taken name. An asset replaces the file of the one that is there, which is kept as a version. */
export const ASSET_DECISIONS = ['rename', 'skip', 'replace'] as const
export type AssetDecision = (typeof ASSET_DECISIONS)[number]

/** A folder replaces nothing: two folders do not become one without somebody looking at what lies in them. */
export const FOLDER_DECISIONS = ['rename', 'skip'] as const
type FolderDecision = (typeof FOLDER_DECISIONS)[number]

/** Decisions for all folders, for all assets, and for single ones, which come before. */
export interface Decisions {
  readonly folders?: FolderDecision
  readonly assets?: AssetDecision
  readonly items?: readonly { readonly id: string; readonly decision: AssetDecision }[]
}

/** Something that is to lie in a folder: uploaded, copied, moved or restored. */
export interface Arrival {
  readonly id: string
  readonly kind: NamedKind
  readonly name: string
}

export type ArrivalVerdict =
  | { readonly tag: 'goes' | 'renamed' | 'replaces'; readonly name: string }
  | { readonly tag: 'skipped' }
  /** The name is taken and nothing was decided. `canReplace`: by what is there, not by another arrival. */
  | { readonly tag: 'undecided'; readonly name: string; readonly freeName: string; readonly canReplace: boolean }

/** The keys of the names at the destination, for each kind apart. */
type Taken = Readonly<Record<NamedKind, TakenKeys>>

/** Judges arrivals one after the other: each also meets the names that those before it take, or are offered. */
export const beginArrivals = (there: Taken) => {
  const occupied = { folder: new TakenNames(there.folder), asset: new TakenNames(there.asset) }
  const replaced = new Set<string>()
  return (arrival: Arrival, decision: AssetDecision | undefined): ArrivalVerdict => {
    const { kind } = arrival
    const name = normalizeName(arrival.name)
    const key = nameKey(name)
    if (!occupied[kind].has(name)) return { tag: 'goes', name: occupied[kind].take(name) }
    const canReplace = kind === 'asset' && there.asset.has(key) && !replaced.has(key)
    if (decision === 'skip') return { tag: 'skipped' }
    if (decision === 'replace' && canReplace) {
      replaced.add(key)
      return { tag: 'replaces', name }
    }
    const freeName = occupied[kind].takeFree(name, kind)
    return decision === 'rename' ? { tag: 'renamed', name: freeName } : { tag: 'undecided', name, freeName, canReplace }
  }
}

/** The one conflict planner: verdicts on arrivals at one destination, in their order (specification section 4). */
export const planArrivals = (arrivals: readonly Arrival[], there: Taken, decisions: Decisions = {}): readonly ArrivalVerdict[] => {
  const judge = beginArrivals(there)
  const byId = new Map(decisions.items?.map(({ id, decision }) => [id, decision]))
  return arrivals.map((arrival) => judge(arrival, byId.get(arrival.id) ?? (arrival.kind === 'folder' ? decisions.folders : decisions.assets)))
}

/** The most names that a refusal tells. */
export const NAMES_LISTED = 100

export type TakenFailure = { readonly code: 'FOLDER_ALREADY_EXISTS' | 'ASSET_ALREADY_EXISTS'; readonly names: readonly string[] }

/** The refusal of arrivals about which nothing was decided: folders come before assets. */
export const takenFailure = (arrivals: readonly Arrival[], verdicts: readonly ArrivalVerdict[]): TakenFailure | undefined => {
  const open = arrivals.filter((_, index) => verdicts[index]?.tag === 'undecided')
  const names = (kind: NamedKind) => open.filter((arrival) => arrival.kind === kind).map(({ name }) => name)
  const [folders, assets] = [names('folder'), names('asset')]
  if (folders.length > 0) return { code: 'FOLDER_ALREADY_EXISTS', names: folders.slice(0, NAMES_LISTED) }
  return assets.length > 0 ? { code: 'ASSET_ALREADY_EXISTS', names: assets.slice(0, NAMES_LISTED) } : undefined
}

/** An arrival whose name is taken, and what can become of it. */
export interface Undecided extends Arrival {
  readonly freeName: string
  readonly canReplace: boolean
}

export const undecidedAmong = (arrivals: readonly Arrival[], verdicts: readonly ArrivalVerdict[]): readonly Undecided[] =>
  arrivals.flatMap(({ id, kind, name }, index) => {
    const verdict = verdicts[index]
    return verdict?.tag === 'undecided' ? [{ id, kind, name, freeName: verdict.freeName, canReplace: verdict.canReplace }] : []
  })

/** What two things of one name are told apart by: of a file its picture, size and date, of a folder what lies in it. */
export type ConflictSide =
  | ({ readonly kind: 'asset' } & Pick<AssetSummary, 'id' | 'size' | 'modifiedAt' | 'contentVersion' | 'thumbnail'>)
  | ({ readonly kind: 'folder' } & Pick<Folder, 'id' | 'modifiedAt' | 'folderCount' | 'assetCount'>)

/** A taken name as a person is asked about it. */
export interface Conflict extends Undecided {
  readonly coming: ConflictSide | null
  /** What has the name; null: another arrival, or something that is kept from the person, who then cannot replace it. */
  readonly there: ConflictSide | null
}

/** With both sides, as far as a person sees them. */
export const conflictBetween = (undecided: Undecided, coming: ConflictSide | undefined, there: ConflictSide | undefined): Conflict => ({
  ...undecided,
  canReplace: undecided.canReplace && there !== undefined,
  coming: coming ?? null,
  there: there ?? null,
})
