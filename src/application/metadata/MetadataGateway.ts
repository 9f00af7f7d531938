import type { Result } from 'effect/Result'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { AssetMetadata, MetadataChange, ValueAnswer, ValueChange } from '../../domain/metadata/assetMetadata.ts'
import type { NamedWord, ValueName } from '../../domain/metadata/names.ts'
import type { Option } from '../../domain/templates/options.ts'
import type { AssetReadFailure } from '../assets/AssetGateway.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

export type MetadataSaveFailure = AssetReadFailure | CallFailure<'TEMPLATE_NOT_FOUND' | 'TEMPLATE_DIFFERENT_STATE' | 'ATTRIBUTE_NOT_FOUND'>
export type MetadataUndoFailure = MetadataSaveFailure | CallFailure<'STALE_EDIT'>

/** The asset that is described. */
export interface DescribedPlace {
  readonly resourceType: ResourceType
  readonly assetId: string
}

export interface MetadataEdit {
  /** Templates by which it is described from now on; their attributes begin with their defaults. */
  readonly assign?: readonly string[]
  /** An attribute of a template that does not describe it yet brings its template along. */
  readonly changes: readonly ValueChange[]
}

export interface MetadataSaved {
  /** One of each change, in their order. */
  readonly answers: readonly ValueAnswer[]
  /** What the options and assets in the answers are called. */
  readonly names: readonly ValueName[]
}

export interface MetadataHistoryQuery {
  /** Without it: of all attributes. */
  readonly attributeId?: string
  readonly after?: string
  /** At most 200. */
  readonly limit: number
}

export interface MetadataHistoryPage {
  /** The latest first. */
  readonly items: readonly MetadataChange[]
  readonly next: string | null
  readonly names: readonly Option[]
}

export interface ValueOptionQuery {
  readonly attributeId: string
  /** Part of a label; empty: all. */
  readonly search: string
  /** At most 200. */
  readonly limit: number
  readonly after?: string
}

export interface ValueOptionPage {
  /** By label; those that begin with what is searched come first. */
  readonly items: readonly Option[]
  readonly next: string | null
  readonly total: number
}

/** What people say of assets by the templates that they are in; of other templates nothing is told. */
export interface MetadataGateway {
  read(place: DescribedPlace, signal: AbortSignal): Promise<Result<AssetMetadata, AssetReadFailure>>
  /**
   * Saves what can be saved, in one step. TEMPLATE_DIFFERENT_STATE: one of the templates is not active; ATTRIBUTE_NOT_FOUND: there is no
   * such attribute, or it is not the caller's to see; then nothing is saved.
   */
  save(place: DescribedPlace, edit: MetadataEdit, signal: AbortSignal): Promise<Result<MetadataSaved, MetadataSaveFailure>>
  /** Describes it by a template no more: its values are cleared, and stay in the history. */
  takeOff(place: DescribedPlace, templateId: string, signal: AbortSignal): Promise<Result<void, MetadataSaveFailure>>
  history(place: DescribedPlace, query: MetadataHistoryQuery, signal: AbortSignal): Promise<Result<MetadataHistoryPage, AssetReadFailure>>
  /** Gives an attribute the values that it had before a change; STALE_EDIT where it was changed since. */
  undo(place: DescribedPlace, changeId: string, signal: AbortSignal): Promise<Result<MetadataSaved, MetadataUndoFailure>>
  /**
   * Which options of a choice, assets or contacts are called so, without case, or have that id; of assets also the file number. One answer of each
   * word; at most 200. NOT_FOUND where its values have no names, or it is not the caller's to see.
   */
  named(attributeId: string, words: readonly string[], signal: AbortSignal): Promise<Result<readonly NamedWord[], CallFailure>>
  /** What a choice offers; NOT_FOUND where it is no choice, or not the caller's to see. */
  options(query: ValueOptionQuery, signal: AbortSignal): Promise<Result<ValueOptionPage, CallFailure>>
}
