import * as Result from 'effect/Result'
import { tableFilePath } from '../../src/infrastructure/contract/files.ts'
import * as contract from '../../src/infrastructure/metadata-table/contract.ts'
import * as files from '../../src/infrastructure/metadata-table/files.contract.ts'
import { isWellFormedId } from '../database/id.ts'
import { sendSheet } from '../exports/sheetFile.ts'
import type { Cursors } from '../http/cursors.ts'
import { route, streamRoute, type Route } from '../http/route.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { choice } from './choice.ts'
import { saveCells, type SavedCells } from './cells.ts'
import { beginFile, findFile, readerOf, type ReadyFile } from './files.ts'
import { tableCells } from './tableFile.ts'
import { keepColumns, templateWithColumns } from './keptColumns.ts'
import { tablePage } from './tablePage.ts'
import { tablePositions } from './positions.ts'
import { tableTemplates } from './tableTemplates.ts'

const savedOf = ({ answers, names }: SavedCells) => Result.succeed({ answers, names })

/** The table of assets by a template. */
export const metadataTableRoutes = (jobs: Jobs, cursors: Cursors): readonly Route[] => [
  route(contract.listTableTemplates, { action: 'viewFolderTable' }, async ({ tenant, viewer, resourceType }) =>
    Result.succeed(await tableTemplates(tenant, viewer.userId, resourceType)),
  ),
  route(contract.chooseTableTemplate, { action: 'viewFolderTable' }, ({ tenant, viewer, resourceType: type, body }) => choice(tenant, viewer, { ...body, type })),
  route(contract.readTableTemplate, { action: 'viewFolderTable' }, ({ tenant, viewer, resourceType, params }) =>
    templateWithColumns(tenant, viewer.userId, resourceType, params.templateId),
  ),
  route(contract.keepTableColumns, { action: 'viewFolderTable' }, ({ tenant, viewer, resourceType, params, body }) =>
    keepColumns(tenant, viewer.userId, resourceType, params.templateId, body.columns),
  ),
  route(contract.listTableRows, { action: 'viewAssetsByTemplate' }, ({ tenant, viewer, resourceType: type, body }) => tablePage(tenant, viewer, { ...body, type }, cursors)),
  route(contract.listFolderTableRows, { action: 'viewFolderTable' }, ({ tenant, viewer, resourceType: type, params, body }) =>
    tablePage(tenant, viewer, { ...body, type, scope: { kind: 'folder', folderId: params.folderId, withSubfolders: false } }, cursors),
  ),
  route(contract.listTablePositions, { action: 'viewAssetsByTemplate' }, ({ tenant, viewer, resourceType: type, body }) => tablePositions(tenant, viewer, { ...body, type }, cursors)),
  route(contract.listFolderTablePositions, { action: 'viewFolderTable' }, ({ tenant, viewer, resourceType: type, params, body }) =>
    tablePositions(tenant, viewer, { ...body, type, scope: { kind: 'folder', folderId: params.folderId, withSubfolders: false } }, cursors),
  ),
  route(contract.saveTableCells, { action: 'editTableCells', audits: 'asset.updated' }, async ({ tenant, viewer, resourceType, body }) =>
    savedOf(await saveCells(tenant, jobs, viewer, resourceType, body.cells)),
  ),
  route(files.beginTableFile, { action: 'viewAssetsByTemplate' }, ({ tenant, viewer, resourceType: type, body }) => beginFile(tenant, viewer, { ...body, type })),
  route(files.beginFolderTableFile, { action: 'viewFolderTable' }, ({ tenant, viewer, resourceType: type, params, body }) =>
    beginFile(tenant, viewer, { ...body, type, scope: { kind: 'folder', folderId: params.folderId, withSubfolders: false } }),
  ),
  streamRoute<ReadyFile>({
    method: 'GET',
    path: tableFilePath(':sessionId', ':fileId') as `/v1/${string}`,
    summary: 'Rows of the table that were asked for, as a file',
    authorisation: 'cookie',
    action: 'takeTableFile',
    look: async ({ tenant, viewer }, request) => {
      const { fileId } = request.params as { readonly fileId: string }
      return isWellFormedId(fileId) ? findFile(tenant, viewer, fileId) : Result.fail({ code: 'NOT_FOUND' })
    },
    answer: ({ asked, name, columns }, { viewer, inTenant }, _request, reply) =>
      sendSheet(reply, { ...asked, name }, tableCells(readerOf(inTenant, viewer, asked), columns, asked.language)),
  }),
]
