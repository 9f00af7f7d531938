import type { MakeSample } from './sample.ts'
import { inModule } from './targets.ts'

const posted =
  (what: string, body: object): MakeSample =>
  async (_maker, module) => ({ ids: [], asking: () => ({ method: 'POST', path: `/v1/search/${what}`, headers: inModule(module), body }) })

const ASKED_FILE = { q: 'anchor', sort: { by: 'name' }, direction: 'asc', format: 'csv', language: 'en-US' } as const

export const ADVANCED_SEARCH_SAMPLES: Readonly<Record<string, readonly MakeSample[]>> = {
  'POST /v1/search/results': [posted('results', { q: 'anchor', sort: { by: 'relevance' }, direction: 'asc', limit: 10 })],
  'POST /v1/search/files': [posted('files', ASKED_FILE)],
  'GET /v1/s/:sessionId/search/files/:fileId': [
    async (_maker, _module, caller) => {
      const answer = await caller.ask({ method: 'POST', path: '/v1/search/files', body: ASKED_FILE })
      if (answer.status !== 200) throw new Error(`A file was not begun: ${answer.text}`)
      return { ids: [(answer.json as { readonly id: string }).id], asking: (fetcher, [file = '']) => ({ path: `/v1/s/${fetcher.sessionId}/search/files/${file}` }) }
    },
  ],
  'POST /v1/search/facets': [posted('facets', { q: 'anchor', facets: ['type', 'folder', 'added'] })],
  'POST /v1/search/advice': [posted('advice', { q: 'anchor type:image' })],
  'GET /v1/search/completions': [async (_maker, module) => ({ ids: [], asking: () => ({ path: '/v1/search/completions?q=type%3A&at=5', headers: inModule(module) }) })],
  'GET /v1/search/fields': [async (_maker, module) => ({ ids: [], asking: () => ({ path: '/v1/search/fields?q=tag%3Aanchor', headers: inModule(module) }) })],
}
