import * as Result from 'effect/Result'
import type { ChoiceAsked, MetadataTableGateway, TableQuery } from '../../application/metadata-table/MetadataTableGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { ColumnPreference } from '../../domain/metadata-table/columns.ts'
import { rowsUnder } from '../../domain/metadata-table/tableRow.ts'
import type { CellChange } from '../../domain/metadata/valueCell.ts'
import { HttpGateway } from '../http/HttpGateway.ts'
import { chooseTableTemplate, keepTableColumns, listFolderTablePositions, listFolderTableRows, listTablePositions, listTableRows, listTableTemplates, readTableTemplate, saveTableCells } from './contract.ts'

export class HttpMetadataTableGateway extends HttpGateway implements MetadataTableGateway {
  templates(resourceType: ResourceType, signal: AbortSignal) {
    return this.http.query(listTableTemplates, { resourceType, signal })
  }

  choice({ resourceType, templateId, ...asked }: ChoiceAsked, signal: AbortSignal) {
    return this.http.query(chooseTableTemplate, { body: { ...asked, ...(templateId === undefined ? {} : { templateId }) }, resourceType, signal })
  }

  template(resourceType: ResourceType, templateId: string, signal: AbortSignal) {
    return this.http.query(readTableTemplate, { params: { templateId }, resourceType, signal })
  }

  async keepColumns(resourceType: ResourceType, templateId: string, columns: readonly ColumnPreference[], signal: AbortSignal) {
    return Result.map(await this.http.mutate(keepTableColumns, { params: { templateId }, body: { columns }, resourceType, signal }), () => undefined)
  }

  async rows(query: TableQuery, signal: AbortSignal) {
    return Result.map(await this.#page(query, signal), ({ attributes, items, ...page }) => ({ ...page, items: rowsUnder(attributes, items) }))
  }

  #page({ resourceType, scope, ...body }: TableQuery, signal: AbortSignal) {
    if (scope.kind !== 'folder') return this.http.query(listTableRows, { body: { ...body, scope }, resourceType, signal })
    const { folderId, withSubfolders } = scope
    return withSubfolders
      ? this.http.query(listTableRows, { body: { ...body, scope: { kind: 'folder', folderId, withSubfolders } }, resourceType, signal })
      : this.http.query(listFolderTableRows, { params: { folderId }, body, resourceType, signal })
  }

  positions({ resourceType, scope, ...asked }: Omit<TableQuery, 'after' | 'limit'>, every: number, signal: AbortSignal) {
    const body = { ...asked, every }
    if (scope.kind !== 'folder') return this.http.query(listTablePositions, { body: { ...body, scope }, resourceType, signal })
    const { folderId, withSubfolders } = scope
    return withSubfolders
      ? this.http.query(listTablePositions, { body: { ...body, scope: { kind: 'folder', folderId, withSubfolders } }, resourceType, signal })
      : this.http.query(listFolderTablePositions, { params: { folderId }, body, resourceType, signal })
  }

  save(resourceType: ResourceType, cells: readonly CellChange[], once: string, signal: AbortSignal) {
    return this.http.mutate(saveTableCells, { body: { cells }, resourceType, signal }, once)
  }
}
