import * as Result from 'effect/Result'
import { RESULT_WORDS } from '../../src/domain/advanced-search/resultFile.ts'
import { completeSearch, readSearchFields, searchAdvice, searchFacets, searchResults } from '../../src/infrastructure/advanced-search/contract.ts'
import { beginResultFile } from '../../src/infrastructure/advanced-search/files.contract.ts'
import { resultFilePath } from '../../src/infrastructure/contract/files.ts'
import { isWellFormedId } from '../database/id.ts'
import { sendSheet } from '../exports/sheetFile.ts'
import type { Cursors } from '../http/cursors.ts'
import { route, streamRoute, type Route } from '../http/route.ts'
import type { SearchLog } from '../search/SearchLog.ts'
import { advice } from './advice.ts'
import { askable } from './askable.ts'
import { completions } from './completions.ts'
import { fields } from './fields.ts'
import { facets } from './facets.ts'
import { beginResult, findResult, resultCells, resultReader, type AskedResult } from './resultFile.ts'
import { results } from './results.ts'

export const advancedSearchRoutes = (log: SearchLog, cursors: Cursors): readonly Route[] => [
  route(searchResults, { action: 'search', audits: 'search' }, async ({ tenant, viewer, body }) => {
    const found = await askable(body.q, () => results(tenant, viewer, body, cursors))
    if (Result.isSuccess(found)) log.add(viewer, body.q, found.success.total)
    return found
  }),
  route(searchFacets, { action: 'search', audits: 'search' }, ({ tenant, viewer, language, body }) => askable(body.q, () => facets(tenant, viewer, body, language))),
  route(searchAdvice, { action: 'search', audits: 'search' }, ({ tenant, viewer, body }) => askable(body.q, () => advice(tenant, viewer, body.q))),
  route(completeSearch, { action: 'search', audits: 'search' }, ({ tenant, viewer, language, query }) => askable(query.q, () => completions(tenant, viewer, query, language))),
  route(beginResultFile, { action: 'search', audits: 'search' }, ({ tenant, viewer, body }) => askable(body.q, () => beginResult(tenant, viewer, body))),
  streamRoute<AskedResult>({
    method: 'GET',
    path: resultFilePath(':sessionId', ':fileId') as `/v1/${string}`,
    summary: 'What a query finds, as it was asked for, as a file',
    authorisation: 'cookie',
    action: 'search',
    look: async ({ tenant, viewer }, request) => {
      const { fileId } = request.params as { readonly fileId: string }
      return isWellFormedId(fileId) ? findResult(tenant, viewer, fileId) : Result.fail({ code: 'NOT_FOUND' })
    },
    answer: (asked, { viewer, inTenant }, _request, reply) =>
      sendSheet(reply, { ...asked, name: RESULT_WORDS[asked.language].file }, resultCells(resultReader(inTenant, viewer, asked), asked)),
  }),
  route(readSearchFields, { action: 'search', audits: 'search' }, ({ tenant, viewer, query }) => askable(query.q, () => fields(tenant, viewer, query.q))),
]
