import type { MakeSample } from './sample.ts'
import { inModule, makeAsset, makeFolder } from './targets.ts'
import type { Person } from '../../support/server/person.ts'

const first = (ids: readonly string[]): string => ids[0] ?? ''

/** A folder and another one to put it into. */
const ofTwoFolders =
  (path: string, extra: object = {}): MakeSample =>
  async (maker, module) => ({
    ids: [(await makeFolder(maker, module)).id, (await makeFolder(maker, module)).id],
    asking: (_caller, ids) => ({
      method: 'POST',
      path,
      headers: inModule(module),
      body: { selection: { kind: 'items', folders: [first(ids)], assets: [] }, destinationId: ids[1], ...extra },
    }),
  })

const ofAssetAndFolder =
  (path: string, extra: object = {}): MakeSample =>
  async (maker, module) => ({
    ids: [(await makeAsset(maker, module)).id, (await makeFolder(maker, module)).id],
    asking: (_caller, ids) => ({
      method: 'POST',
      path,
      headers: inModule(module),
      body: { selection: { kind: 'items', folders: [], assets: [first(ids)] }, destinationId: ids[1], ...extra },
    }),
  })

const both = (path: string, extra?: object): readonly MakeSample[] => [ofTwoFolders(path, extra), ofAssetAndFolder(path, extra)]
const DECIDED = { decisions: {} }

/** Puts things into the trash, and answers the batch. */
const trashed = async (maker: Person, module: string, selection: object): Promise<string> => {
  const answer = await maker.ask({ method: 'POST', path: '/v1/library/trash', headers: inModule(module), body: { selection } })
  if (answer.status !== 200) throw new Error(`Nothing was moved to the trash: ${answer.text}`)
  return (answer.json as { readonly batchId: string }).batchId
}

const inTrash =
  (path: string, kind: 'folder' | 'asset', extra: object = {}): MakeSample =>
  async (maker, module) => {
    const { id } = await (kind === 'folder' ? makeFolder : makeAsset)(maker, module)
    const of = (one: string) => ({ kind: 'items', folders: kind === 'folder' ? [one] : [], assets: kind === 'asset' ? [one] : [] })
    await trashed(maker, module, of(id))
    return { ids: [id], asking: (_caller, ids) => ({ method: 'POST', path, body: { selection: of(first(ids)), ...extra } }) }
  }

const bothInTrash = (path: string, extra?: object): readonly MakeSample[] => [inTrash(path, 'folder', extra), inTrash(path, 'asset', extra)]

/** A move by the caller, which nobody else undoes. */
const ofOwnMove: MakeSample = async (maker, module, caller) => {
  const [{ id }, place] = [await makeFolder(maker, module), await makeFolder(maker, module)]
  const body = { selection: { kind: 'items', folders: [id], assets: [] }, destinationId: place.id, decisions: {} }
  const answer = await caller.ask({ method: 'POST', path: '/v1/library/move', headers: inModule(module), body })
  if (answer.status !== 200) throw new Error(`Nothing was moved: ${answer.text}`)
  return {
    ids: [(answer.json as { readonly batchId: string }).batchId],
    asking: (_caller, ids) => ({ method: 'POST', path: '/v1/library/move/undo', headers: inModule(module), body: { batchId: first(ids), decisions: {} } }),
  }
}

export const MOVE_COPY_SAMPLES: Readonly<Record<string, readonly MakeSample[]>> = {
  'POST /v1/library/move/plan': both('/v1/library/move/plan'),
  'POST /v1/library/copy/plan': both('/v1/library/copy/plan'),
  'POST /v1/library/move': both('/v1/library/move', DECIDED),
  'POST /v1/library/copy': both('/v1/library/copy', DECIDED),
  'POST /v1/library/move/undo': [ofOwnMove],
  'POST /v1/library/trash': (['folder', 'asset'] as const).map((kind): MakeSample => async (maker, module) => ({
    ids: [(await (kind === 'folder' ? makeFolder : makeAsset)(maker, module)).id],
    asking: (_caller, ids) => ({
      method: 'POST',
      path: '/v1/library/trash',
      headers: inModule(module),
      body: { selection: { kind: 'items', folders: kind === 'folder' ? [first(ids)] : [], assets: kind === 'asset' ? [first(ids)] : [] } },
    }),
  })),
  'GET /v1/trash': [async () => ({ ids: [], asking: () => ({ path: '/v1/trash' }) })],
  'POST /v1/trash/restore/plan': bothInTrash('/v1/trash/restore/plan'),
  'POST /v1/trash/restore': bothInTrash('/v1/trash/restore', DECIDED),
  'POST /v1/trash/delete': bothInTrash('/v1/trash/delete'),
}
