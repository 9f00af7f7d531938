import { letter, tiffOf } from '../../../server/ocr/scans.fixture.ts'
import { databaseAt } from '../../support/server/testServer.ts'
import type { Asking, Person as Caller } from '../../support/server/person.ts'
import type { MakeSample } from './sample.ts'
import { inModule, makeFile, makePicture } from './targets.ts'

const WORD = JSON.stringify([{ text: 'Haabet', box: { x: 0.1, y: 0.1, width: 0.2, height: 0.05 }, confidence: 0.9, line: 0, isCorrected: false }])

/** A picture of which one word was read. */
const makeRead = async (maker: Caller, module: string): Promise<string> => {
  const { id, contentVersion } = await makePicture(maker, module)
  const key = [maker.organizationId, id, contentVersion]
  const { owner } = databaseAt(maker.url)
  await owner.query(
    `insert into ocr_documents (organization_id, asset_id, content_version, state, request_id, languages, likely_language, pages) values ($1, $2, $3, 'Read', gen_random_uuid(), '{}', 'eng', 1)`,
    key,
  )
  await owner.query(
    `insert into ocr_pages (organization_id, asset_id, content_version, page, state, language, width, height, words, text, word_count) values ($1, $2, $3, 1, 'Read', 'nor', 100, 100, $4, 'Haabet', 1)`,
    [...key, WORD],
  )
  return id
}

const CORRECT: MakeSample = async (maker, module) => {
  const id = await makeRead(maker, module)
  const { rows } = await databaseAt(maker.url).owner.query<{ version: string }>('select content_version as version from assets where id = $1', [id])
  const body = { contentVersion: rows[0]?.version, revision: 1, text: 'Haapet' }
  return { ids: [id], asking: (_caller, [asset = '']) => ({ method: 'PATCH', path: `/v1/assets/${asset}/ocr/pages/1/words/0`, headers: inModule(module), body }) }
}

const ofRead =
  (path: (id: string) => string, more: Omit<Asking, 'path'> = {}): MakeSample =>
  async (maker, module) => ({
    ids: [await makeRead(maker, module)],
    asking: (_caller, [id = '']) => ({ ...more, path: `/v1/assets/${path(id)}`, headers: inModule(module) }),
  })

const PAGE: MakeSample = async (maker, module) => {
  const { id, contentVersion } = await makeFile(maker, module, 'tiff', await tiffOf([await letter(['One']), await letter(['Two'])]))
  return { ids: [id], asking: (caller, [asset = '']) => ({ path: `/v1/s/${caller.sessionId}/assets/${asset}/preview/${contentVersion}/pages/2` }) }
}

const ofExport =
  (extension: string): MakeSample =>
  async (maker, module) => ({
    ids: [await makeRead(maker, module)],
    asking: (caller, [id = '']) => ({ path: `/v1/s/${caller.sessionId}/assets/${id}/ocr.${extension}` }),
  })

const ofSelection =
  (path: string, more: object): MakeSample =>
  async (maker, module) => ({
    ids: [await makeRead(maker, module)],
    asking: (_caller, [id]) => ({ method: 'POST', path, headers: inModule(module), body: { selection: { kind: 'items', folders: [], assets: [id] }, ...more } }),
  })

/** Each is its sender's alone. */
const ofRun =
  (method: string, path: (id: string) => string): MakeSample =>
  async (_maker, module, caller) => {
    const { owner } = databaseAt(caller.url)
    const { rows } = await owner.query<{ id: string }>(
      `insert into ocr_runs (id, organization_id, home_organization_id, user_id, type, languages, planned, is_sent, unsupported)
      select gen_random_uuid(), $1, organization_id, id, $3, '{}', 0, true, 0 from users where id = $2 returning id`,
      [caller.organizationId, caller.userId, module],
    )
    return { ids: [rows[0]?.id ?? ''], asking: (_caller, [id = '']) => ({ method, path: `/v1/ocr/runs/${path(id)}` }) }
  }

export const OCR_SAMPLES: Readonly<Record<string, readonly MakeSample[]>> = {
  'GET /v1/assets/:assetId/ocr': [ofRead((id) => `${id}/ocr`)],
  'POST /v1/assets/:assetId/ocr': [ofRead((id) => `${id}/ocr`, { method: 'POST', body: { languages: ['nor'], again: true } })],
  'POST /v1/assets/:assetId/ocr/cancel': [ofRead((id) => `${id}/ocr/cancel`, { method: 'POST' })],
  'GET /v1/assets/:assetId/ocr/pages': [ofRead((id) => `${id}/ocr/pages`)],
  'GET /v1/assets/:assetId/ocr/pages/:page': [ofRead((id) => `${id}/ocr/pages/1`)],
  'GET /v1/assets/:assetId/ocr/found': [ofRead((id) => `${id}/ocr/found?q=haabet`)],
  'PATCH /v1/assets/:assetId/ocr/pages/:page/words/:word': [CORRECT],
  'GET /v1/s/:sessionId/assets/:assetId/preview/:contentVersion/pages/:page': [PAGE],
  'GET /v1/s/:sessionId/assets/:assetId/ocr.txt': [ofExport('txt')],
  'GET /v1/s/:sessionId/assets/:assetId/ocr.xml': [ofExport('xml')],
  'GET /v1/s/:sessionId/assets/:assetId/ocr.pdf': [ofExport('pdf')],
  'POST /v1/ocr/plan': [ofSelection('/v1/ocr/plan', {})],
  'POST /v1/ocr/runs': [ofSelection('/v1/ocr/runs', { languages: [], again: true })],
  'GET /v1/ocr/runs': [async () => ({ ids: [], asking: () => ({ path: '/v1/ocr/runs' }) })],
  'POST /v1/ocr/runs/:runId/cancel': [ofRun('POST', (id) => `${id}/cancel`)],
  'DELETE /v1/ocr/runs/:runId': [ofRun('DELETE', (id) => id)],
}
