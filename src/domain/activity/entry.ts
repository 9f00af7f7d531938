import type { ResourceType } from '../access/modules.ts'
import { CONTACT_FIELDS } from '../contacts/contact.ts'
import type { ChangedValues } from '../metadata/assetMetadata.ts'
import type { AuditKind } from './kinds.ts'
import { areCounted, type RefusedSignIns } from './refused.ts'
import type { TargetKind } from './targets.ts'

export const EXECUTION_STATUSES = ['Succeeded', 'Failed'] as const
export type ExecutionStatus = (typeof EXECUTION_STATUSES)[number]

/** The changed fields of what an entry tells of; of a failure the code. Never a secret. */
export type Changes = Readonly<Record<string, unknown>>

/** What an entry was done with, where it still exists and its reader may know of it. */
export interface AuditTarget {
  readonly kind: TargetKind
  readonly id: string
  /** Of an asset or a folder outside the trash: the module where it is opened. */
  readonly type?: ResourceType
  /** The content version of an asset that has a thumbnail. */
  readonly thumbnail?: string
}

/** A tag or a person that was proposed: by what, from which page, and how sure that was, from 0 to 1. */
export interface SuggestedChange {
  readonly text: string
  readonly engine: string
  readonly page?: number
  readonly confidence: number
}

/** An entry of the activity log (specification section 3): the date, who did it, and whether it was done. */
export interface ActivityEntry {
  readonly id: string
  /** ISO 8601. */
  readonly at: string
  /** As the person was called at the time; empty for what the system did by itself. */
  readonly firstName: string
  readonly lastName: string
  /** Whose account it was; absent for the system, and for who came from another organization. */
  readonly personId?: string
  /** The version of their picture, where they have one. */
  readonly portrait?: string
  /** It was done from another organization, by a super administrator of the platform. */
  readonly byPlatform: boolean
  readonly kind: AuditKind
  readonly status: ExecutionStatus
  /** What it was done with; absent where nothing was concerned, or nothing that the reader may see. */
  readonly resourceId?: string
  /** Empty where nothing with a name was concerned. */
  readonly resourceName: string
  readonly target?: AuditTarget
  readonly before: Changes | null
  readonly after: Changes | null
  /** Of a sign-in that was refused: those like it that followed, with itself. */
  readonly refused?: RefusedSignIns
  /** Of an asset's own history: the tags and persons in it that were proposed, and accepted by this person. */
  readonly suggested?: readonly SuggestedChange[]
  /** Of an asset's own history: what became of its attributes, as far as the reader is in their templates. */
  readonly values?: readonly ChangedValues[]
  /** Whoever reads it can take it back now. */
  readonly undoable?: boolean
}

interface Change {
  readonly field: string
  readonly before: string
  readonly after: string
}

const shown = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(shown).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Identifiers that have no name beside them: what a copy was made from, what took a file's place, and what a move is called. */
const UNSAID: readonly string[] = ['copiedFrom', 'replacedBy', 'movedBy']

const countsOf = ({ times, limited, lastAt }: RefusedSignIns): readonly Change[] => [
  { field: 'refusedTimes', before: '', after: String(times) },
  { field: 'refusedUnjudged', before: '', after: limited === 0 ? '' : String(limited) },
  { field: 'refusedLast', before: '', after: lastAt },
]

/** Where a field stands in the form of contacts; behind it what the form has not. The database keeps fields in an order of its own. */
const placeInForm = (field: string): number => {
  const place = CONTACT_FIELDS.findIndex((one) => one === (field === 'category' ? 'categoryId' : field))
  return place === -1 ? CONTACT_FIELDS.length : place
}

/** What an entry changed, field by field (of a contact in the order of its form), each value as text; an identifier goes unsaid, also where its name stands beside it (`roleId`, `role`). */
export const changesIn = ({ kind, before, after, refused }: Pick<ActivityEntry, 'before' | 'after' | 'refused'> & Partial<Pick<ActivityEntry, 'kind'>>): readonly Change[] => {
  const written = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const fields = kind?.startsWith('contact.') === true ? written.toSorted((one, other) => placeInForm(one) - placeInForm(other)) : written
  const isNamed = (field: string) => field.endsWith('Id') && fields.includes(field.slice(0, -2))
  const changes = fields.filter((field) => !isNamed(field) && !UNSAID.includes(field)).map((field) => ({ field, before: shown(before?.[field]), after: shown(after?.[field]) }))
  return refused === undefined || !areCounted(refused) ? changes : [...changes, ...countsOf(refused)]
}

/** Whether an entry tells that an asset got another file: uploaded in its place, or moved or copied there. An earlier one that is restored says its version. */
export const replacesFile = ({ kind, before, after }: Pick<ActivityEntry, 'kind' | 'before' | 'after'>): boolean =>
  kind === 'asset.updated' && after !== null && !('version' in after) && ('replacedBy' in after || ('size' in after && before !== null && 'size' in before))
