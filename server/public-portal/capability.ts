import type { FastifyReply, FastifyRequest } from 'fastify'
import { BLOBS } from '../files/capability.ts'
import type { Capability } from '../node/capability.ts'
import { itemRoutes } from './itemRoutes.ts'
import { listRoutes } from './lists.ts'
import { pageRoutes } from './pageRoutes.ts'
import { PortalSite } from './PortalSite.ts'
import { PORTAL_ROUTES } from './route.ts'
import { stylesheet } from './stylesheet.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Of a host that is not ours its subdomains are not our business. */
const OWN_HOST_ONLY = 'max-age=63072000'

const pathOf = (request: FastifyRequest): string => (request.url.split(/[?#]/, 1)[0] ?? '').slice(1)

export const publicPortal: Capability = (node) => {
  const style = stylesheet()
  const site = new PortalSite({ database: node.database, stylesheet: style.path, publicUrl: node.configuration.publicUrl })
  site.routes.add(pageRoutes)
  site.routes.add(listRoutes(node.database))
  site.routes.add(itemRoutes(node.use(BLOBS)))
  node.offer(PORTAL_ROUTES, site.routes)
  const sendStyle = async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    reply.headers({ 'cache-control': IMMUTABLE }).type('text/css; charset=utf-8').send(style.css)
  return {
    pages: [
      { path: style.path, answer: sendStyle },
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
      if (`/${pathOf(request)}` === style.path) return sendStyle(request, reply.header('strict-transport-security', OWN_HOST_ONLY))
      return site.answer(request, reply.header('strict-transport-security', OWN_HOST_ONLY), { domain }, '', pathOf(request))
    },
  }
}
