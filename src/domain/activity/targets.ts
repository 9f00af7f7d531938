import { isUuid } from '../validation/uuid.ts'
import type { AuditKind } from './kinds.ts'

/** What the log can be narrowed to, one at a time: all that went on with it. */
export const TARGET_KINDS = ['asset', 'folder', 'user', 'role', 'group', 'template', 'contact', 'organization'] as const
export type TargetKind = (typeof TARGET_KINDS)[number]

export interface TargetRef {
  readonly kind: TargetKind
  readonly id: string
}

/** As an address names it: `asset:…`. */
export const targetText = ({ kind, id }: TargetRef): string => `${kind}:${id}`

export const parseTarget = (text: string): TargetRef | undefined => {
  const [named, id = '', ...rest] = text.split(':')
  const kind = TARGET_KINDS.find((known) => known === named)
  return kind === undefined || rest.length > 0 || !isUuid(id) ? undefined : { kind, id: id.toLowerCase() }
}

const SUBJECTS: Readonly<Record<string, TargetKind>> = {
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
  template: 'template',
  contact: 'contact',
  tenant: 'organization',
  organization: 'organization',
}

/** What kind of thing entries of a kind are about, if any. */
export const subjectOf = (kind: AuditKind): TargetKind | undefined => SUBJECTS[kind.split('.')[0] ?? '']
