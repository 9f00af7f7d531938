import type { FailureCode } from '../failures/codes.ts'
import type { Template } from '../templates/template.ts'
import type { TemplateState } from '../templates/lifecycle.ts'
import type { Problem } from '../validation/problem.ts'
import type { ValueName } from './names.ts'
import type { MetadataValue } from './value.ts'

/** What an asset is described by, as far as its reader is in the template's roles or users. */
export type DescribingTemplate = Pick<Template, 'id' | 'name' | 'shortDescription' | 'type' | 'state' | 'attributes' | 'displayFields'>

/** The values of one attribute of an asset. */
export interface AttributeValues {
  readonly attributeId: string
  readonly values: readonly MetadataValue[]
  /** Grows with every change of them; 0: there never was one. A change names the one that it started from. */
  readonly revision: number
  /** ISO 8601; null: there never was a change. */
  readonly changedAt: string | null
  /** By what they were called then; empty where nobody is known. */
  readonly changedBy: string
}

export interface DescribedBy {
  readonly template: DescribingTemplate
  /** One of each attribute, in their order. */
  readonly values: readonly AttributeValues[]
}

/** What people say of one asset. */
export interface AssetMetadata {
  /** By name. */
  readonly templates: readonly DescribedBy[]
  /** Templates by which it could be described beside these, by name. */
  readonly offered: readonly Pick<Template, 'id' | 'name' | 'shortDescription'>[]
  /** What options and assets that values stand for are called; an asset that the reader may not see is not among them. */
  readonly names: readonly ValueName[]
}

/** Values that an attribute is to have instead of its own; none clears it. */
export interface ValueChange {
  readonly attributeId: string
  readonly values: readonly MetadataValue[]
  readonly revision: number
}

/** What became of one change: others of the same call do not depend on it. `stale`: somebody was quicker, and `now` is theirs. */
export type ValueAnswer =
  | { readonly outcome: 'saved' | 'stale'; readonly now: AttributeValues }
  | { readonly outcome: 'refused'; readonly attributeId: string; readonly code: RefusedValueCode; readonly problem: Problem }

export const REFUSED_VALUE_CODES = ['VALIDATION_FAILED', 'INVALID_LONGITUDE_OR_LATITUDE'] as const satisfies readonly FailureCode[]
export type RefusedValueCode = (typeof REFUSED_VALUE_CODES)[number]

/** The code of the catalogue for what is wrong with a value. */
export const refusedCodeOf = ({ code }: Problem): RefusedValueCode =>
  code === 'invalidLatitude' || code === 'invalidLongitude' ? 'INVALID_LONGITUDE_OR_LATITUDE' : 'VALIDATION_FAILED'

/** Values are edited while their template is active; of an inactive or hidden one they are read. */
export const canEditValues = (state: TemplateState): boolean => state === 'Active'

/** What proposed something that a person then accepted, from which page, and how sure it was, from 0 to 1. */
export interface SuggestedBy {
  readonly engine: string
  readonly page?: number
  readonly confidence: number
}

/** A change of one attribute's values, as it was made. */
export interface MetadataChange {
  readonly id: string
  /** ISO 8601. */
  readonly at: string
  /** As the person was called at the time. */
  readonly firstName: string
  readonly lastName: string
  readonly templateId: string
  readonly attributeId: string
  readonly before: readonly MetadataValue[]
  readonly after: readonly MetadataValue[]
  /** The values were proposed, and accepted by this person. */
  readonly suggested?: SuggestedBy
  /** Nothing was changed since, and what was said before can be said again: see {@link canSayAgain}. */
  readonly undoable: boolean
}

/** What one change of an asset did to one of its attributes, told beside the asset's other changes. */
export interface ChangedValues extends Omit<MetadataChange, 'at' | 'firstName' | 'lastName' | 'templateId' | 'attributeId'> {
  readonly attribute: Template['attributes'][number]
  /** What its values stand for. */
  readonly names: readonly ValueName[]
}

/** Changes that one call may make: more than any template has attributes. */
export const MAX_CHANGES = 1000

/** Whether an attribute can say again what it said before a change: its template is active, and something is said where something has to be. */
export const canSayAgain = (before: readonly MetadataValue[], { state, required }: { readonly state: TemplateState; readonly required: boolean }): boolean =>
  canEditValues(state) && (before.length > 0 || !required)

/** A value of an asset, as it is from this revision on. */
export interface ValueRevision {
  readonly assetId: string
  readonly attributeId: string
  readonly revision: number
}
