import type { AuditKind } from './kinds.ts'

/** What the log can be narrowed to, one at a time: all that went on with it. */
export const THING_KINDS = ['asset', 'folder', 'user', 'role', 'group', 'organization'] as const
export type ThingKind = (typeof THING_KINDS)[number]

export interface ThingRef {
  readonly kind: ThingKind
  readonly id: string
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** As an address names it: `asset:…`. */
export const thingText = ({ kind, id }: ThingRef): string => `${kind}:${id}`

export const parseThing = (text: string): ThingRef | undefined => {
  const [named, id = '', ...rest] = text.split(':')
  const kind = THING_KINDS.find((known) => known === named)
  return kind === undefined || rest.length > 0 || !UUID.test(id) ? undefined : { kind, id: id.toLowerCase() }
}

const SUBJECTS: Readonly<Record<string, ThingKind>> = {
  asset: 'asset',
  preview: 'asset',
  indexing: 'asset',
  ocr: 'asset',
  folder: 'folder',
  user: 'user',
  login: 'user',
  logout: 'user',
  password: 'user',
  role: 'role',
  group: 'group',
  tenant: 'organization',
  organization: 'organization',
}

/** What kind of thing entries of a kind are about, if any. */
export const subjectOf = (kind: AuditKind): ThingKind | undefined => SUBJECTS[kind.split('.')[0] ?? '']
