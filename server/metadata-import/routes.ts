import { Readable } from 'node:stream'
import * as Result from 'effect/Result'
import * as Schema from 'effect/Schema'
import type { FastifyRequest } from 'fastify'
import { MAX_IMPORT_BYTES } from '../../src/domain/metadata-import/metadataImport.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/domain/preferences/language.ts'
import { refusedLinesPath } from '../../src/infrastructure/contract/files.ts'
import * as contract from '../../src/infrastructure/metadata-import/contract.ts'
import { INERT } from '../asset-files/sendFile.ts'
import { isWellFormedId } from '../database/id.ts'
import { collected } from '../files/collected.ts'
import { disposition } from '../files/disposition.ts'
import { refuse } from '../http/refuse.ts'
import { route, streamRoute, type Route } from '../http/route.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { tableTemplate } from '../metadata-table/tableTemplates.ts'
import { forgetImport, importsOf, keepImport, matchImport, readImport, refusedOf, type RefusedOf } from './imports.ts'
import { refusedFile } from './refusedFile.ts'
import type { TableReader } from './TableReader.ts'
import { beginStep, stopStep } from './steps.ts'

const decode = Schema.decodeUnknownResult(contract.sendMetadataImport.query, { onExcessProperty: 'error' })
type Sent = (typeof contract.sendMetadataImport.query)['Type']

const IMPORT = { action: 'importMetadata' } as const

const receiving = (tables: TableReader): Route =>
  streamRoute<Sent>({
    method: 'POST',
    path: contract.METADATA_IMPORTS_PATH,
    summary: contract.sendMetadataImport.summary,
    authorisation: 'bearer',
    action: 'importMetadata',
    rawBody: true,
    look: async ({ tenant, viewer, resourceType }, request) => {
      const sent = decode(request.query)
      if (Result.isFailure(sent) || resourceType === undefined) return Result.fail({ code: 'VALIDATION_FAILED', fields: {} })
      return Result.map(await tableTemplate(tenant, viewer.userId, resourceType, sent.success.templateId), () => sent.success)
    },
    answer: async ({ templateId, name, language = DEFAULT_LANGUAGE }, { viewer, resourceType, once }, request: FastifyRequest, reply) => {
      const bytes = await collected(request.raw as AsyncIterable<Buffer>, MAX_IMPORT_BYTES)
      if (bytes === undefined) return void refuse(reply.header('connection', 'close'), { code: 'PAYLOAD_TOO_LARGE' })
      const table = await tables.read(viewer.userId, bytes)
      if (Result.isFailure(table)) return void refuse(reply, { code: 'VALIDATION_FAILED', fields: { file: table.failure } })
      if (resourceType === undefined) throw new Error('An import is of no module')
      const kept = await once(bytes, (tenant) => keepImport(tenant, { viewer, type: resourceType }, { templateId, name, language, table: table.success }))
      await (Result.isFailure(kept) ? refuse(reply, kept.failure) : reply.send(kept.success))
    },
  })

const decodeLanguage = Schema.decodeUnknownResult(Schema.Struct({ language: Schema.optionalKey(Schema.Literals(LANGUAGES)), organization: Schema.optionalKey(Schema.String) }), { onExcessProperty: 'error' })

const refused = (): Route =>
  streamRoute<RefusedOf & { readonly language: Language }>({
    method: 'GET',
    path: refusedLinesPath(':sessionId', ':importId') as `/v1/${string}`,
    summary: 'The lines that an import refuses, each with why, as a comma-separated file',
    authorisation: 'cookie',
    action: 'takeRefusedLines',
    look: async ({ tenant, viewer }, request) => {
      const { importId } = request.params as { readonly importId: string }
      const asked = decodeLanguage(request.query)
      if (Result.isFailure(asked)) return Result.fail({ code: 'VALIDATION_FAILED', fields: {} })
      const { language = DEFAULT_LANGUAGE } = asked.success
      return isWellFormedId(importId) ? Result.map(await refusedOf(tenant, viewer, importId), (found) => ({ ...found, language })) : Result.fail({ code: 'NOT_FOUND' })
    },
    answer: async ({ language, ...of }, { inTenant }, _request, reply) => {
      await reply
        .headers({ ...INERT, 'cache-control': 'no-store', 'content-type': 'text/csv; charset=utf-8', 'content-disposition': disposition('attachment', 'refused.csv') })
        .send(Readable.from(refusedFile(inTenant, of, language)))
    },
  })

/** Files of values on their way to the assets that they describe. */
export const metadataImportRoutes = (jobs: Jobs, tables: TableReader): readonly Route[] => [
  receiving(tables),
  refused(),
  route(contract.listMetadataImports, IMPORT, ({ tenant, viewer, resourceType: type, query }) => importsOf(tenant, { viewer, type }, query.templateId)),
  route(contract.readMetadataImport, IMPORT, ({ tenant, viewer, resourceType: type, params }) => readImport(tenant, { viewer, type }, params.importId)),
  route(contract.matchMetadataImport, IMPORT, ({ tenant, viewer, resourceType: type, params, body }) => matchImport(tenant, { viewer, type }, params.importId, body)),
  route(contract.planMetadataImport, IMPORT, ({ tenant, viewer, resourceType: type, params }) => beginStep(tenant, jobs, { viewer, type }, params.importId, 'plan')),
  route(contract.applyMetadataImport, IMPORT, ({ tenant, viewer, resourceType: type, params }) => beginStep(tenant, jobs, { viewer, type }, params.importId, 'apply')),
  route(contract.undoMetadataImport, IMPORT, ({ tenant, viewer, resourceType: type, params }) => beginStep(tenant, jobs, { viewer, type }, params.importId, 'undo')),
  route(contract.stopMetadataImport, IMPORT, ({ tenant, viewer, resourceType: type, params }) => stopStep(tenant, jobs, { viewer, type }, params.importId)),
  route(contract.forgetMetadataImport, IMPORT, ({ tenant, viewer, resourceType: type, params }) => forgetImport(tenant, { viewer, type }, params.importId)),
]
