import type { Feature, Module } from '../access/modules.ts'
import { FEATURES, MODULES } from '../access/modules.ts'
import type { FieldProblems } from '../validation/problem.ts'
import { alsoAt } from '../validation/form.ts'
import type { OrganizationState } from './lifecycle.ts'
import { organizationProblems, type OrganizationForm } from './organization.ts'

/** All that can be written of an organization: its form, and what the platform gives it. */
export interface OrganizationDraft extends OrganizationForm {
  readonly modules: readonly Module[]
  readonly features: readonly Feature[]
}

/** What a new organization begins with. */
export const NEW_DRAFT: OrganizationDraft = {
  name: '',
  type: '',
  taxStatus: '',
  vendorReference: '',
  foundedDate: '',
  description: '',
  storageCapacity: '10',
  storageUnit: 'GB',
  filesLimit: '10000',
  street: '',
  city: '',
  state: '',
  zipCode: '',
  country: '',
  contactFirstName: '',
  contactLastName: '',
  contactEmail: '',
  contactPhone: '',
  modules: ['RECORDS'],
  features: [],
}

/** An organization in the list of the administration. Bytes and numbers of files. */
export interface OrganizationSummary {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly state: OrganizationState
  readonly modules: readonly Module[]
  readonly features: readonly Feature[]
  readonly users: number
  readonly usedBytes: number
  readonly storageCapacity: number
  readonly files: number
  readonly filesLimit: number
  /** ISO 8601: when its people asked for more storage; null when nothing is asked for. */
  readonly upgradeRequestedAt: string | null
  /** ISO 8601: the latest entry of its activity log. */
  readonly lastActivityAt: string | null
  /** ISO 8601; null while it is not deleted. */
  readonly deletedAt: string | null
}

/** Who asked for more storage, when, and for how much more. */
export interface UpgradeRequest {
  readonly requestedAt: string
  /** Bytes; null in requests from before it was asked. */
  readonly moreBytes: number | null
  readonly firstName: string
  readonly lastName: string
}

/** A request as it is kept: `closedAt` null while it is open. */
export interface PastRequest extends UpgradeRequest {
  readonly closedAt: string | null
}

/** What takes up room beside what is used. Bytes and numbers of files. */
export interface OrganizationSpace {
  /** Held for uploads that are under way. */
  readonly reserved: { readonly bytes: number; readonly files: number }
  readonly trash: { readonly bytes: number; readonly files: number }
  /** The latest first. */
  readonly requests: readonly PastRequest[]
}

export interface OrganizationDetail {
  readonly summary: OrganizationSummary
  readonly draft: OrganizationDraft
  /** How many have set up a second step of signing in. */
  readonly secondSteps: number
  readonly createdAt: string
  readonly upgradeRequest: UpgradeRequest | null
  /** Grows with every change. */
  readonly revision: number
}

/** What the platform alone decides: EDIT_MY_ORG does not cover it (docs/decisions/organizations.md). */
const PLATFORM_FIELDS: readonly (keyof OrganizationDraft)[] = ['storageCapacity', 'storageUnit', 'filesLimit', 'modules', 'features']

export const isPlatformField = (field: string): boolean => PLATFORM_FIELDS.some((one) => one === field)

const unknownAmong = (known: readonly string[], held: readonly string[]): boolean =>
  held.some((name) => !known.includes(name)) || new Set(held).size < held.length

/** {@link organizationProblems}, and modules and features of their lists, none twice. */
export const draftProblems = (draft: OrganizationDraft): FieldProblems => {
  const { modules, features, ...form } = draft
  const found = organizationProblems(form)
  const withModules = alsoAt(found, 'modules', unknownAmong(MODULES, modules) ? { code: 'notAnOption' } : undefined)
  return alsoAt(withModules, 'features', unknownAmong(FEATURES, features) ? { code: 'notAnOption' } : undefined)
}

const isSame = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other) ? [...one].sort().join() === [...other].sort().join() : one === other

/** What of a draft differs from another. */
export const changesOf = (draft: OrganizationDraft, base: OrganizationDraft): Partial<OrganizationDraft> =>
  Object.fromEntries(Object.entries(draft).filter(([field, value]) => !isSame(value, base[field as keyof OrganizationDraft])))
