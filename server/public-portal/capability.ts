import type { FastifyReply, FastifyRequest } from 'fastify'
import { BLOBS } from '../files/capability.ts'
import type { Capability } from '../node/capability.ts'
import { folderRoute } from './lists/folderPage.ts'
import { listRoutes } from './lists/lists.ts'
import { mainRoute } from './lists/mainPage.ts'
import { pageRoutes } from './pageRoutes.ts'
import { pictureRoutes } from './pictureRoutes.ts'
import { PortalVisits } from './PortalVisits.ts'
import { PortalSite } from './PortalSite.ts'
import { PORTAL_ROUTES } from './route.ts'
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
  const send = (reply: FastifyReply, { type, body }: SiteFile): FastifyReply => reply.headers({ 'cache-control': IMMUTABLE }).type(type).send(body)
  return {
    close: () => visits.flush(),
    pages: [
      ...files.map((file) => ({ path: file.path, answer: async (_request: FastifyRequest, reply: FastifyReply) => send(reply, file) })),
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
      return file === undefined ? site.answer(request, reply, { domain }, '', pathOf(request)) : send(reply, file)
    },
  }
}
