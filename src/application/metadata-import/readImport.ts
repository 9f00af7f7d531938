import * as Result from 'effect/Result'
import type { MetadataImport } from '../../domain/metadata-import/metadataImport.ts'
import type { DescribingTemplate } from '../../domain/metadata/assetMetadata.ts'
import type { FolderGateway } from '../folders/FolderGateway.ts'
import type { Place } from '../move-copy/moveCopyContext.ts'
import type { MetadataTableGateway, TableTemplateFailure } from '../metadata-table/MetadataTableGateway.ts'
import type { ImportReadFailure, ImportRef, MetadataImportGateway } from './MetadataImportGateway.ts'

/** An import, with the template that it is by. */
export interface OpenedImport {
  readonly found: MetadataImport
  readonly template: DescribingTemplate
  /** In which assets are found by name. */
  readonly folder: Place | undefined
}

export interface OpeningPorts {
  readonly metadataImports: Pick<MetadataImportGateway, 'read'>
  readonly metadataTable: Pick<MetadataTableGateway, 'template'>
  readonly folders: Pick<FolderGateway, 'read'>
}

export type OpenImportFailure = ImportReadFailure | TableTemplateFailure

export const readImport = async ({ metadataImports, metadataTable, folders }: OpeningPorts, which: ImportRef, signal: AbortSignal): Promise<Result.Result<OpenedImport, OpenImportFailure>> => {
  const found = await metadataImports.read(which, signal)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const template = await metadataTable.template(which.resourceType, found.success.templateId, signal)
  const { folderId } = found.success.settings
  const folder = folderId === null ? undefined : await folders.read(which.resourceType, folderId, signal)
  const place = folder === undefined || Result.isFailure(folder) ? undefined : { folderId, name: folder.success.name }
  return Result.map(template, (one) => ({ found: found.success, template: one, folder: place }))
}
