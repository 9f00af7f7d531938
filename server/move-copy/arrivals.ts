import type { ResourceType } from '../../src/domain/access/modules.ts'
import {
  planArrivals,
  takenFailure,
  type Arrival,
  type ArrivalVerdict,
  type Decisions,
  type TakenFailure,
} from '../../src/domain/move-copy/conflictPlan.ts'
import type { NamedKind } from '../../src/domain/naming/freeName.ts'
import { nameKey, splitExtension } from '../../src/domain/naming/names.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { inPieces } from '../items/progress.ts'

/** What is to lie at one place; null: the module's root. */
export interface ArrivalsAt {
  readonly parentId: string | null
  /** The place lies in the trash itself, and comes back with what was moved there with it. */
  readonly comesBack?: boolean
  readonly arrivals: readonly Arrival[]
}

export interface PlannedAt extends ArrivalsAt {
  readonly type: ResourceType
  readonly verdicts: readonly ArrivalVerdict[]
}

/** A name at a place. */
export interface Place {
  readonly kind: NamedKind
  readonly parentId: string | null
  readonly key: string
  readonly comesBack?: boolean | undefined
}

/** A name that is taken, and by what. */
interface TakenPlace extends Place {
  readonly id: string
}

type Taken = Omit<TakenPlace, 'kind' | 'comesBack'>

const FOLDERS = `
  select place.parent as "parentId", folder.name_key as key, folder.id
  from unnest($3::uuid[], $4::text[]) as place (parent, key)
  join folders folder on folder.organization_id = $1 and folder.type = $2 and folder.parent_id = place.parent and folder.trashed_at is null`
const RETURNING_FOLDERS = `
  select place.parent as "parentId", folder.name_key as key, folder.id
  from unnest($3::uuid[], $4::text[]) as place (parent, key)
  join folders above on above.organization_id = $1 and above.id = place.parent
  join folders folder on folder.organization_id = $1 and folder.type = $2 and folder.parent_id = place.parent and folder.trash_id = above.trash_id`
const ROOT_FOLDERS = `
  select null::uuid as "parentId", folder.name_key as key, folder.id
  from unnest($3::text[]) as place (key)
  join folders folder on folder.organization_id = $1 and folder.type = $2 and folder.parent_id is null and folder.trashed_at is null`
const ASSETS = `
  select place.parent as "parentId", asset.name_key as key, asset.id
  from unnest($2::uuid[], $3::text[]) as place (parent, key)
  join assets asset on asset.organization_id = $1 and asset.folder_id = place.parent and asset.trashed_at is null`

/** How names match: the names themselves; or the numbered names of a stem, `a (2)` for `a`, as a range of the index, since keys are compared byte by byte. */
const MATCHES = {
  same: (alias: string) => ` and ${alias}.name_key = place.key`,
  numbered: (alias: string) => ` and ${alias}.name_key >= place.key || ' (' and ${alias}.name_key < place.key || ' )'`,
}

const matching = (from: string, kind: NamedKind) => ({ same: sql<Taken>(from + MATCHES.same(kind)), numbered: sql<Taken>(from + MATCHES.numbered(kind)) })
const [IN_FOLDERS, RETURNING, AT_ROOT, OF_ASSETS] = [matching(FOLDERS, 'folder'), matching(RETURNING_FOLDERS, 'folder'), matching(ROOT_FOLDERS, 'folder'), matching(ASSETS, 'asset')]

const foundOf = async (tenant: Tenant, type: ResourceType, match: keyof typeof MATCHES, places: readonly Place[]): Promise<readonly TakenPlace[]> => {
  const { organizationId } = tenant
  const below = (kind: NamedKind) => places.filter((place) => place.kind === kind && place.parentId !== null)
  const columns = (some: readonly Place[]) => [some.map(({ parentId }) => parentId), some.map(({ key }) => key)]
  const root = places.filter(({ kind, parentId }) => kind === 'folder' && parentId === null).map(({ key }) => key)
  const ask = async (kind: NamedKind, statements: ReturnType<typeof matching>, values: readonly unknown[]): Promise<readonly TakenPlace[]> =>
    (await tenant.query(statements[match], [organizationId, ...values])).map((row) => ({ ...row, kind }))
  const [folders, assets] = [below('folder'), below('asset')]
  const returning = folders.filter(({ comesBack }) => comesBack)
  const answers = await Promise.all([
    ...(folders.length === 0 ? [] : [ask('folder', IN_FOLDERS, [type, ...columns(folders)])]),
    ...(returning.length === 0 ? [] : [ask('folder', RETURNING, [type, ...columns(returning)])]),
    ...(root.length === 0 ? [] : [ask('folder', AT_ROOT, [type, root])]),
    ...(assets.length === 0 ? [] : [ask('asset', OF_ASSETS, columns(assets))]),
  ])
  return answers.flat()
}

/** Names that are looked for at a time. */
const BATCH = 5000

const found = async (tenant: Tenant, type: ResourceType, match: keyof typeof MATCHES, places: readonly Place[]): Promise<readonly TakenPlace[]> => {
  const all: TakenPlace[] = []
  await inPieces(places, async (piece) => void all.push(...(await foundOf(tenant, type, match, piece))), undefined, BATCH)
  return all
}

/** A key without an asset's extension, and without the number it may carry. */
const stemOf = ({ kind, key }: Place): string => (kind === 'asset' ? splitExtension(key).stem : key).replace(/ \(\d{1,6}\)$/, '')

/** What has these names now. */
export const takenBy = (tenant: Tenant, type: ResourceType, places: readonly Place[]): Promise<readonly TakenPlace[]> => found(tenant, type, 'same', unique(places))

const unique = (places: readonly Place[]): readonly Place[] => [
  ...new Map(places.map((place) => [`${place.kind} ${place.parentId ?? ''} ${place.key}`, place])).values(),
]

/** The verdicts at each place, by the names that are there now: their places are locked. Only names that can meet are read. */
export const planAt = async (tenant: Tenant, type: ResourceType, groups: readonly ArrivalsAt[], decisions: Decisions): Promise<readonly PlannedAt[]> => {
  const wanted = groups.flatMap(({ parentId, arrivals, comesBack }) => arrivals.map(({ kind, name }): Place => ({ kind, parentId, key: nameKey(name), comesBack })))
  const taken = await takenBy(tenant, type, wanted)
  // Two arrivals of one name meet each other as well.
  const counted = new Map<string, number>()
  for (const { kind, parentId, key } of wanted) counted.set(`${kind} ${parentId ?? ''} ${key}`, (counted.get(`${kind} ${parentId ?? ''} ${key}`) ?? 0) + 1)
  const twice = wanted.filter(({ kind, parentId, key }) => (counted.get(`${kind} ${parentId ?? ''} ${key}`) ?? 0) > 1)
  const returning = new Set(groups.filter(({ comesBack }) => comesBack).map(({ parentId }) => parentId))
  const meeting = unique([...taken.map((place) => ({ ...place, comesBack: returning.has(place.parentId) })), ...twice])
  const numbered = meeting.length === 0 ? [] : await found(tenant, type, 'numbered', unique(meeting.map((place) => ({ ...place, key: stemOf(place) }))))
  const there = new Map<string | null, Record<NamedKind, Set<string>>>()
  for (const { kind, parentId, key } of [...taken, ...numbered]) {
    const names = there.get(parentId) ?? { folder: new Set<string>(), asset: new Set<string>() }
    names[kind].add(key)
    there.set(parentId, names)
  }
  const nothing = { folder: new Set<string>(), asset: new Set<string>() }
  return groups.map((group) => ({ ...group, type, verdicts: planArrivals(group.arrivals, there.get(group.parentId) ?? nothing, decisions) }))
}

/** The refusal of what nobody decided about. */
export const refusalOfPlan = (planned: readonly PlannedAt[]): TakenFailure | undefined =>
  takenFailure(
    planned.flatMap(({ arrivals }) => arrivals),
    planned.flatMap(({ verdicts }) => verdicts),
  )

/** What goes where under which name, what replaces the file of what is there, and what stays. */
export interface Outcome {
  readonly placed: readonly { readonly arrival: Arrival; readonly parentId: string | null; readonly name: string }[]
  readonly replacing: readonly { readonly arrival: Arrival; readonly parentId: string; readonly name: string }[]
  readonly skipped: readonly Arrival[]
}

export const outcomeOf = (planned: readonly PlannedAt[]): Outcome => {
  const placed: Outcome['placed'][number][] = []
  const replacing: Outcome['replacing'][number][] = []
  const skipped: Arrival[] = []
  for (const { parentId, arrivals, verdicts } of planned) {
    verdicts.forEach((verdict, index) => {
      const arrival = arrivals[index]
      if (arrival === undefined) return
      if (verdict.tag === 'skipped' || verdict.tag === 'undecided') skipped.push(arrival)
      else if (verdict.tag === 'replaces' && parentId !== null) replacing.push({ arrival, parentId, name: verdict.name })
      else placed.push({ arrival, parentId, name: verdict.name })
    })
  }
  return { placed, replacing, skipped }
}
