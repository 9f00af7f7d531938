import type { FastifyReply, FastifyRequest } from 'fastify'
import { BLOBS } from '../files/capability.ts'
import type { Capability } from '../node/capability.ts'
import { folderRoute } from './lists/folderPage.ts'
import { listRoutes } from './lists/lists.ts'
import { mainRoute } from './lists/mainPage.ts'
import { pageRoutes } from './pageRoutes.ts'
import { pictureRoutes } from './pictureRoutes.ts'
import type { KeptAnswer } from './PageCache.ts'
import { PortalVisits } from './PortalVisits.ts'
import { PortalSite } from './PortalSite.ts'
import { PORTAL_ROUTES } from './route.ts'
import { prepared, sendAnswer } from './sending.ts'
import { siteFiles, type SiteFile } from './stylesheet.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Of a host that is not ours its subdomains are not our business. */
const OWN_HOST_ONLY = 'max-age=63072000'

const pathOf = (request: FastifyRequest): string => (request.url.split(/[?#]/, 1)[0] ?? '').slice(1)

export const publicPortal: Capability = (node) => {
  const files = siteFiles()
  const visits = new PortalVisits(node.database, node.onError)
  const site = new PortalSite({ database: node.database, visits, stylesheet: files[0].path, publicUrl: node.configuration.publicUrl })
  site.routes.add([mainRoute(node.database), folderRoute(node.database), ...pageRoutes])
  site.routes.add(listRoutes(node.database))
  site.routes.add(pictureRoutes(node.use(BLOBS)))
  node.offer(PORTAL_ROUTES, site.routes)
  const kept = new Map<SiteFile, Promise<KeptAnswer>>()
  const send = async (request: FastifyRequest, reply: FastifyReply, file: SiteFile): Promise<FastifyReply> => {
    const answer = kept.get(file) ?? prepared({ type: file.type, body: file.body, headers: { 'cache-control': IMMUTABLE, vary: 'accept-encoding' } })
    kept.set(file, answer)
    return sendAnswer(request, reply, await answer)
  }
  return {
    close: () => visits.flush(),
    pages: [
      ...files.map((file) => ({ path: file.path, answer: (request: FastifyRequest, reply: FastifyReply) => send(request, reply, file) })),
      {
        path: '/portal/*',
        takesForms: true,
        answer: async (request, reply) => {
          const [, webAddress = '', ...rest] = pathOf(request).split('/')
          return (await site.answer(request, reply, { webAddress }, `/portal/${webAddress}`, rest.join('/'))) ?? reply
        },
      },
    ],
    domains: async (request, reply, domain) => {
      reply.header('strict-transport-security', OWN_HOST_ONLY)
      const file = files.find(({ path }) => path === `/${pathOf(request)}`)
      return file === undefined ? site.answer(request, reply, { domain }, '', pathOf(request)) : send(request, reply, file)
    },
  }
}
