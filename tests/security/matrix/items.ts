import { databaseAt } from '../../support/server/testServer.ts'
import type { MakeSample } from './sample.ts'
import { inModule, makeAsset, makeFolder, makeVersion } from './targets.ts'

const plain =
  (path: string): MakeSample =>
  async () => ({ ids: [], asking: () => ({ path }) })

const starring =
  (kind: 'folder' | 'asset'): MakeSample =>
  async (maker, module) => ({
    ids: [(await (kind === 'folder' ? makeFolder : makeAsset)(maker, module)).id],
    asking: (_caller, [id = '']) => ({ method: 'POST', path: '/v1/favorites', body: { resources: [{ kind, id }], favorite: true } }),
  })

const selectionOf = (kind: 'folder' | 'asset', id: string) => ({ kind: 'items', folders: kind === 'folder' ? [id] : [], assets: kind === 'asset' ? [id] : [] })

const starringSelected =
  (kind: 'folder' | 'asset'): MakeSample =>
  async (maker, module) => ({
    ids: [(await (kind === 'folder' ? makeFolder : makeAsset)(maker, module)).id],
    asking: (_caller, [id = '']) => ({
      method: 'POST',
      path: '/v1/favorites/selection',
      headers: inModule(module),
      body: { selection: selectionOf(kind, id), favorite: true },
    }),
  })

const publishing =
  (kind: 'folder' | 'asset'): MakeSample =>
  async (maker, module) => ({
    ids: [(await (kind === 'folder' ? makeFolder : makeAsset)(maker, module)).id],
    asking: (_caller, [id = '']) => ({ method: 'POST', path: '/v1/web-ready', body: { resources: [{ kind, id }], webReady: true } }),
  })

/** Off the view of what is ready, where the maker put it. */
const takingOff =
  (kind: 'folder' | 'asset'): MakeSample =>
  async (maker, module) => {
    const { id } = await (kind === 'folder' ? makeFolder : makeAsset)(maker, module)
    await maker.ask({ method: 'POST', path: '/v1/web-ready', body: { resources: [{ kind, id }], webReady: true } })
    return { ids: [id], asking: (_caller, [one = '']) => ({ method: 'POST', path: '/v1/web-ready/view', body: { resources: [{ kind, id: one }], webReady: false } }) }
  }

const planning =
  (kind: 'folder' | 'asset'): MakeSample =>
  async (maker, module) => ({
    ids: [(await (kind === 'folder' ? makeFolder : makeAsset)(maker, module)).id],
    asking: (_caller, [id = '']) => ({ method: 'POST', path: '/v1/web-ready/plan', body: { resources: [{ kind, id }] } }),
  })

/** To the portal: planned, published, and taken back. */
const publication =
  (kind: 'folder' | 'asset', step: '' | '/plan' | '/undo'): MakeSample =>
  async (maker, module) => {
    const rest = { '': { until: '2099-01-02', webReady: true }, '/plan': {}, '/undo': { given: null, change: null } }[step]
    return {
      ids: [(await (kind === 'folder' ? makeFolder : makeAsset)(maker, module)).id],
      asking: (_caller, [id = '']) => {
        const days = step === '/undo' ? { days: [{ kind, id, until: null }] } : {}
        return { method: 'POST', path: `/v1/publications${step}`, body: { resources: [{ kind, id }], ...rest, ...days } }
      },
    }
  }

/** The same of what is selected, web ready or on the portal. */
const selecting =
  (path: string, kind: 'folder' | 'asset', rest: object = {}): MakeSample =>
  async (maker, module) => ({
    ids: [(await (kind === 'folder' ? makeFolder : makeAsset)(maker, module)).id],
    asking: (_caller, [id = '']) => ({ method: 'POST', path, headers: inModule(module), body: { selection: selectionOf(kind, id), ...rest } }),
  })
const TO_PORTAL = { until: '2099-01-02', webReady: true }

const OWN = 'update library_batches set user_id = $2 where id = $1'

/** What was published as if the caller had done it. */
const takingBackPublication: MakeSample = async (maker, module, { url, userId }) => {
  const selection = selectionOf('asset', (await makeAsset(maker, module)).id)
  const { json } = await maker.ask({ method: 'POST', path: '/v1/publications/selection', headers: inModule(module), body: { selection, ...TO_PORTAL } })
  const { change } = json as { readonly change: string }
  await databaseAt(url).owner.query(OWN, [change, userId])
  return { ids: [change], asking: (_caller, [id = '']) => ({ method: 'POST', path: '/v1/publications/selection/undo', body: { change: id } }) }
}

const ruling: MakeSample = async (maker, module) => ({
  ids: [(await makeFolder(maker, module)).id],
  asking: (_caller, [id = '']) => ({ method: 'PUT', path: `/v1/folders/${id}/web-ready-rule`, headers: inModule(module), body: { rule: 'always' } }),
})

const DONE = `
  insert into jobs (id, organization_id, home_organization_id, user_id, kind, queue, payload, state, total, outcome)
  values (gen_random_uuid(), $1, $1, $2, 'webReady', 'bulk operations', $3, 'Done', 1, $4)`

/** What was made ready for the web as if the caller had done it behind an answer: by calls, it would have to be of many things. */
const unpublishing: MakeSample = async (maker, module, { url, organizationId, userId }) => {
  const resources = [{ kind: 'asset', id: (await makeAsset(maker, module)).id }]
  const { json } = await maker.ask({ method: 'POST', path: '/v1/web-ready', body: { resources, webReady: true } })
  const { change } = json as { readonly change: string }
  const payload = { type: module, count: 1, name: null, destinationId: null, destinationName: null, asked: { resources, door: 'library' } }
  const outcome = { batchId: change, folders: 0, assets: 1, skipped: 0 }
  await databaseAt(url).owner.query(DONE, [organizationId, userId, JSON.stringify(payload), JSON.stringify(outcome)])
  return { ids: [change], asking: (_caller, [id = '']) => ({ method: 'POST', path: '/v1/web-ready/undo', body: { change: id } }) }
}

const ofModule =
  (path: string): MakeSample =>
  async (_maker, module) => ({ ids: [], asking: () => ({ path, headers: inModule(module) }) })

const related =
  (kind: 'folder' | 'asset', method: 'GET' | 'POST'): MakeSample =>
  async (maker, module) => {
    const [{ id }, other] = [await (kind === 'folder' ? makeFolder : makeAsset)(maker, module), await makeAsset(maker, module)]
    const body = { resources: [{ kind: 'asset', id: other.id }], related: true }
    return {
      ids: [id],
      asking: (_caller, [one = '']) => ({ method, path: `/v1/${kind}s/${one}/related`, headers: inModule(module), ...(method === 'GET' ? {} : { body }) }),
    }
  }

const versions =
  (method: 'GET' | 'POST' | 'DELETE', ending = ''): MakeSample =>
  async (maker, module) => {
    const { id, revision, versionId } = await makeVersion(maker, module)
    const path = (asset: string) => `/v1/assets/${asset}/versions${method === 'GET' ? '' : `/${versionId}`}${ending}`
    const body = method === 'POST' ? { body: { revision } } : {}
    return { ids: [id], asking: (_caller, [asset = '']) => ({ method, path: path(asset), headers: inModule(module), ...body }) }
  }

const fileOfVersion =
  (method: 'GET' | 'HEAD', part: string): MakeSample =>
  async (maker, module) => {
    const { id, versionId } = await makeVersion(maker, module)
    return {
      ids: [id],
      asking: (caller, [asset = '']) => ({ method, path: `/v1/s/${caller.sessionId}/assets/${asset}/versions/${versionId}/${part}` }),
    }
  }

export const ITEM_SAMPLES: Readonly<Record<string, readonly MakeSample[]>> = {
  'GET /v1/favorites': [plain('/v1/favorites'), plain('/v1/favorites?resourceType=RECORDS&kind=folder&sort=name&direction=asc')],
  'GET /v1/web-ready': [ofModule('/v1/web-ready'), ofModule('/v1/web-ready?kind=asset&direction=desc')],
  'POST /v1/web-ready': [publishing('folder'), publishing('asset')],
  'POST /v1/web-ready/plan': [planning('folder'), planning('asset')],
  'POST /v1/web-ready/selection': [selecting('/v1/web-ready/selection', 'folder', { webReady: true }), selecting('/v1/web-ready/selection', 'asset', { webReady: true })],
  'POST /v1/web-ready/selection/plan': [selecting('/v1/web-ready/selection/plan', 'folder'), selecting('/v1/web-ready/selection/plan', 'asset')],
  'POST /v1/web-ready/view': [takingOff('folder'), takingOff('asset')],
  'PUT /v1/folders/:folderId/web-ready-rule': [ruling],
  'POST /v1/web-ready/undo': [unpublishing],
  'POST /v1/publications/plan': [publication('folder', '/plan'), publication('asset', '/plan')],
  'POST /v1/publications': [publication('folder', ''), publication('asset', '')],
  'POST /v1/publications/selection': [selecting('/v1/publications/selection', 'folder', TO_PORTAL), selecting('/v1/publications/selection', 'asset', TO_PORTAL)],
  'POST /v1/publications/selection/plan': [selecting('/v1/publications/selection/plan', 'folder'), selecting('/v1/publications/selection/plan', 'asset')],
  'POST /v1/publications/selection/undo': [takingBackPublication],
  'POST /v1/publications/undo': [publication('folder', '/undo'), publication('asset', '/undo')],
  'POST /v1/assets/indexing': [selecting('/v1/assets/indexing', 'folder'), selecting('/v1/assets/indexing', 'asset')],
  'POST /v1/favorites': [starring('folder'), starring('asset')],
  'POST /v1/favorites/selection': [starringSelected('folder'), starringSelected('asset')],
  'GET /v1/assets/:assetId/versions': [versions('GET')],
  'POST /v1/assets/:assetId/versions/:versionId/restore': [versions('POST', '/restore')],
  'DELETE /v1/assets/:assetId/versions/:versionId': [versions('DELETE')],
  ...Object.fromEntries(
    (['GET', 'HEAD'] as const).flatMap((method) =>
      ['thumbnail', 'preview', 'content'].map((part) => [
        `${method} /v1/s/:sessionId/assets/:assetId/versions/:versionId/${part}`,
        [fileOfVersion(method, part)],
      ]),
    ),
  ),
  'GET /v1/assets/:assetId/related': [related('asset', 'GET')],
  'POST /v1/assets/:assetId/related': [related('asset', 'POST')],
  'GET /v1/folders/:folderId/related': [related('folder', 'GET')],
  'POST /v1/folders/:folderId/related': [related('folder', 'POST')],
}
