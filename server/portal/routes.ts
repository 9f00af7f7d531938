import * as Result from 'effect/Result'
import * as Schema from 'effect/Schema'
import { domainName, webAddress as webAddressRule } from '../../src/domain/validation/patterns.ts'
import type { PortalPicture } from '../../src/domain/portal/pictures.ts'
import { portalPicturePath, portalPreviewPath } from '../../src/infrastructure/contract/files.ts'
import * as contract from '../../src/infrastructure/portal/contract.ts'
import { INERT, isFresh, REVALIDATED, sendUnchanged } from '../asset-files/sendFile.ts'
import { isWellFormedId } from '../database/id.ts'
import { refuse } from '../http/refuse.ts'
import { inquiringRoute, route, streamRoute, type Route } from '../http/route.ts'
import { receivedPicture } from '../profile/picture.ts'
import type { DomainLookup } from './domains.ts'
import { findPicture, keepPicture } from './pictures.ts'
import { lookUp } from './customDomain.ts'
import { isFree, lookUpChanged, readPortal, savePortal, stepPortal } from './portal.ts'
import type { PortalPictureMaker } from './PortalPictureMaker.ts'
import { visitsOf } from './visits.ts'
import { reviewPortal } from './review.ts'

interface Parts {
  readonly domains: DomainLookup
  readonly pictures: PortalPictureMaker
  /** Where the application is reached; undefined: where the call came to. */
  readonly publicHost: string | undefined
  readonly now: () => Date
}

const MANAGE = { action: 'managePortal' } as const

const decodeKind = Schema.decodeUnknownResult(contract.PictureKind)
const decodeCrop = Schema.decodeUnknownResult(contract.sendPortalPicture.query)

export const portalRoutes = ({ domains, pictures, publicHost, now }: Parts): readonly Route[] => {
  const placeOf = ({ host }: { readonly host: string }) => ({ domains, host: publicHost ?? host })
  return [
    route(contract.readPortal, MANAGE, async ({ tenant, ...asked }) => Result.succeed(await readPortal(tenant, placeOf(asked).host))),
    inquiringRoute(
      contract.savePortal,
      { ...MANAGE, audits: 'portal.updated' },
      ({ body, inTenant, ...asked }) => lookUpChanged(placeOf(asked), body.form, inTenant),
      ({ tenant, viewer, body, found, ...asked }) => savePortal(tenant, viewer, placeOf(asked).host, { ...body, found }),
    ),
    route(contract.publishPortal, { ...MANAGE, audits: 'portal.published' }, ({ tenant, viewer, body, ...asked }) =>
      stepPortal(tenant, viewer, placeOf(asked).host, 'publish', body.revision),
    ),
    route(contract.unpublishPortal, { ...MANAGE, audits: 'portal.unpublished' }, ({ tenant, viewer, body, ...asked }) =>
      stepPortal(tenant, viewer, placeOf(asked).host, 'unpublish', body.revision),
    ),
    route(contract.checkWebAddress, MANAGE, async ({ tenant, params: { webAddress } }) => {
      const problem = webAddressRule(webAddress)
      if (problem !== undefined) return Result.fail({ code: 'VALIDATION_FAILED', fields: { webAddress: problem } })
      return (await isFree(tenant, webAddress)) ? Result.succeed({}) : Result.fail({ code: 'WEB_ADDRESS_ALREADY_EXISTS' })
    }),
    inquiringRoute(
      contract.checkDomain,
      MANAGE,
      async ({ params: { domain }, ...asked }) => {
        const problem = domainName(domain)
        return problem === undefined ? lookUp(placeOf(asked), domain) : Result.fail({ code: 'VALIDATION_FAILED', fields: { customDomain: problem } } as const)
      },
      async ({ found }) => found,
    ),
    route(contract.reviewPortal, MANAGE, async ({ tenant, viewer }) => Result.succeed(await reviewPortal(tenant, viewer, now().toISOString().slice(0, 10)))),
    route(contract.readPortalVisits, MANAGE, async ({ tenant, viewer, query }) => Result.succeed(await visitsOf(tenant, viewer, query.period ?? 'days'))),
    streamRoute<{ readonly kind: PortalPicture; readonly crop: typeof contract.sendPortalPicture.query.Type }>({
      method: 'POST',
      path: portalPicturePath(':kind') as `/v1/${string}`,
      summary: contract.sendPortalPicture.summary,
      authorisation: 'bearer',
      action: 'managePortal',
      rawBody: true,
      look: async (_visit, request) => {
        const [kind, crop] = [decodeKind((request.params as { readonly kind: unknown }).kind), decodeCrop(request.query)]
        if (Result.isFailure(kind)) return Result.fail({ code: 'NOT_FOUND' })
        if (Result.isFailure(crop)) return Result.fail({ code: 'VALIDATION_FAILED', fields: { [kind.success]: { code: 'invalidCharacters' } } })
        return Result.succeed({ kind: kind.success, crop: crop.success })
      },
      answer: async ({ kind, crop }, { viewer, inTenant }, request, reply) => {
        const received = await receivedPicture(request, kind, (bytes) => pictures.make(viewer.userId, { kind, crop, bytes }))
        if (Result.isFailure(received)) return void refuse(reply.header('connection', 'close'), received.failure)
        await reply.send({ id: await inTenant((tenant) => keepPicture(tenant, kind, received.success)) })
      },
    }),
    streamRoute<{ readonly id: string; readonly bytes: Buffer }>({
      method: 'GET',
      path: portalPreviewPath(':sessionId', ':pictureId') as `/v1/${string}`,
      summary: 'A picture of the portal that is set up, as WebP',
      authorisation: 'cookie',
      action: 'managePortal',
      look: async ({ tenant }, request) => {
        const { pictureId } = request.params as { readonly pictureId: string }
        const bytes = isWellFormedId(pictureId) ? await findPicture(tenant, pictureId) : undefined
        return bytes === undefined ? Result.fail({ code: 'NOT_FOUND' }) : Result.succeed({ id: pictureId, bytes })
      },
      answer: async ({ id, bytes }, _visit, request, reply) => {
        const etag = `"${id}"`
        if (isFresh(request, etag)) await sendUnchanged(request, reply, etag)
        else await reply.headers({ ...INERT, etag, 'cache-control': REVALIDATED, 'content-type': 'image/webp' }).send(bytes)
      },
    }),
  ]
}
