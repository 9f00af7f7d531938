import type { Result } from 'effect/Result'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Direction } from '../../domain/assets/asset.ts'
import type { ColumnPreference } from '../../domain/metadata-table/columns.ts'
import type { ColumnFilter } from '../../domain/metadata-table/cellFilter.ts'
import type { TableChoice } from '../../domain/metadata-table/tableChoice.ts'
import type { TableRow } from '../../domain/metadata-table/tableRow.ts'
import type { TableScope, TableSort } from '../../domain/metadata-table/tableScope.ts'
import type { DescribingTemplate } from '../../domain/metadata/assetMetadata.ts'
import type { CellAnswer, CellChange } from '../../domain/metadata/valueCell.ts'
import type { ValueName } from '../../domain/metadata/names.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import type { SelectionRefusal } from '../../domain/items/outOfReach.ts'

/** A template that the table can be looked at by. */
export type TableTemplate = Pick<DescribingTemplate, 'id' | 'name' | 'shortDescription' | 'state'>

/** A template with its columns as the reader has them; empty: as the template says. */
export interface ColumnedTemplate extends DescribingTemplate {
  readonly columns: readonly ColumnPreference[]
}

/** What a table is opened for. */
export interface ChoiceAsked extends TableChoice {
  readonly resourceType: ResourceType
  /** The template that it is to be. */
  readonly templateId?: string | undefined
}

/** By what a table opens. */
export interface ChosenTemplate {
  /** As {@link MetadataTableGateway.templates}. */
  readonly templates: readonly TableTemplate[]
  /** Null: there is none. */
  readonly template: ColumnedTemplate | null
}

export interface TableQuery {
  readonly resourceType: ResourceType
  readonly templateId: string
  readonly scope: TableScope
  readonly sort: TableSort
  readonly direction: Direction
  /** All of them hold. */
  readonly filters: readonly ColumnFilter[]
  /** Part of a name or file number; empty: all. */
  readonly search: string
  /** Where the page before ended. */
  readonly after?: string
  /** At most 200. */
  readonly limit: number
}

export interface TablePage {
  readonly items: readonly TableRow[]
  /** Where the next page begins; null: nothing follows. */
  readonly next: string | null
  /** Of all rows; with the first page alone. */
  readonly total?: number
  /** What the options and assets that values stand for are called; an asset that the reader may not see is not among them. */
  readonly names: readonly ValueName[]
}

/** Where one can begin to read among the rows of a query. */
export interface TablePositions {
  /** Of all rows, exactly. */
  readonly total: number
  /** Rows from one beginning to the next. */
  readonly every: number
  /** `starts[i]`: where the page begins whose first row is `(i + 1) * every`, from 0. */
  readonly starts: readonly string[]
}

export interface CellsSaved {
  /** One of each cell, in their order. */
  readonly answers: readonly CellAnswer[]
  readonly names: readonly ValueName[]
}

export type TableTemplateFailure = CallFailure<'TEMPLATE_NOT_FOUND'>
export type TableReadFailure = CallFailure<'TEMPLATE_NOT_FOUND' | 'ATTRIBUTE_NOT_FOUND' | SelectionRefusal>

/** The assets of a module as rows of a table by one template. Templates that the caller is in none of the roles or users of do not exist for it. */
export interface MetadataTableGateway {
  /** Those published and not hidden that can describe the module's assets, by name. */
  templates(resourceType: ResourceType, signal: AbortSignal): Promise<Result<readonly TableTemplate[], CallFailure>>
  /** The template that is named, or the one to open by (`templateToOpen`). What may not be looked at describes nothing. */
  choice(asked: ChoiceAsked, signal: AbortSignal): Promise<Result<ChosenTemplate, TableTemplateFailure>>
  template(resourceType: ResourceType, templateId: string, signal: AbortSignal): Promise<Result<ColumnedTemplate, TableTemplateFailure>>
  /** With the account, wherever the person signs in. */
  keepColumns(resourceType: ResourceType, templateId: string, columns: readonly ColumnPreference[], signal: AbortSignal): Promise<Result<void, TableTemplateFailure>>
  /** The assets that the template describes. VALIDATION_FAILED: a filter that its attribute's type does not have. */
  rows(query: TableQuery, signal: AbortSignal): Promise<Result<TablePage, TableReadFailure>>
  /** Costs one walk over all rows. `every`: rows of a page; the answer's is that or a whole number of times as much. */
  positions(query: Omit<TableQuery, 'after' | 'limit'>, every: number, signal: AbortSignal): Promise<Result<TablePositions, TableReadFailure>>
  /**
   * Saves at most 10,000 cells in one transaction, each judged by itself. `once` (a UUID) names the call: asked again by the same name, it
   * answers as the first time and saves nothing twice.
   */
  save(resourceType: ResourceType, cells: readonly CellChange[], once: string, signal: AbortSignal): Promise<Result<CellsSaved, CallFailure>>
}
