import type { Person } from '../../support/server/person.ts'
import { databaseAt } from '../../support/server/testServer.ts'
import { newName, type MakeSample } from './sample.ts'
import { inModule, makeFolder } from './targets.ts'

const form = () => ({ title: newName('Link'), note: '', until: '', mayDownload: true, isProtected: false, passPhrase: '' })

/** A day to come, as fields have it: MM/dd/yyyy. */
export const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString().replace(/^(\d{4})-(\d\d)-(\d\d).*$/, '$2/$3/$1')

interface Made {
  readonly id: string
  readonly revision: number
}

/** A link of the caller: who may keep one need not be one who may make one. */
const makeLink = async (maker: Person, module: string, caller: Person): Promise<Made> => {
  const folder = await makeFolder(maker, module)
  const selection = { kind: 'items', folders: [folder.id], assets: [] }
  const answer = await maker.ask({ method: 'POST', path: '/v1/share-links', headers: inModule(module), body: { selection, ...form(), until: tomorrow() } })
  if (answer.status >= 300) throw new Error(`A link was not made: ${answer.status} ${answer.text}`)
  const { link } = answer.json as { readonly link: Made }
  await databaseAt(maker.url).owner.query('update share_links set maker_id = $2, home_organization_id = $3 where id = $1', [link.id, caller.userId, caller.organizationId])
  return link
}

const ofLink =
  (method: string, ending = '', body?: object): MakeSample =>
  async (maker, module, caller) => {
    const { id, revision } = await makeLink(maker, module, caller)
    return {
      ids: [id],
      asking: (_caller, ids) => ({ method, path: `/v1/share-links/${ids[0] ?? ''}${ending}`, ...(body === undefined ? {} : { body: { ...body, until: tomorrow(), revision } }) }),
    }
  }

const listed = (path: string): readonly MakeSample[] => [async () => ({ ids: [], asking: () => ({ path }) })]

export const SHARE_LINK_SAMPLES: Readonly<Record<string, readonly MakeSample[]>> = {
  'POST /v1/share-links': [
    async (maker, module) => {
      const folder = await makeFolder(maker, module)
      return {
        ids: [folder.id],
        asking: (_caller, ids) => ({
          method: 'POST',
          path: '/v1/share-links',
          headers: inModule(module),
          body: { selection: { kind: 'items', folders: ids, assets: [] }, ...form(), until: tomorrow() },
        }),
      }
    },
  ],
  'GET /v1/share-links': listed('/v1/share-links'),
  'GET /v1/organization/share-links': listed('/v1/organization/share-links'),
  'GET /v1/organization/share-links/makers': listed('/v1/organization/share-links/makers'),
  'GET /v1/share-links/:shareLinkId': [ofLink('GET')],
  'PATCH /v1/share-links/:shareLinkId': [ofLink('PATCH', '', form())],
  'POST /v1/share-links/:shareLinkId/renew': [ofLink('POST', '/renew')],
  'POST /v1/share-links/:shareLinkId/revoke': [ofLink('POST', '/revoke')],
  'POST /v1/share-links/:shareLinkId/restore': [
    async (maker, module, caller) => {
      const { id } = await makeLink(maker, module, caller)
      await databaseAt(maker.url).owner.query('update share_links set revoked_at = now(), revoked_by = $2 where id = $1', [id, caller.userId])
      return { ids: [id], asking: (_caller, ids) => ({ method: 'POST', path: `/v1/share-links/${ids[0] ?? ''}/restore` }) }
    },
  ],
}
