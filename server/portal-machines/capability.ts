import type { Capability } from '../node/capability.ts'
import { PORTAL_ROUTES } from '../public-portal/route.ts'
import { API, apiRoutes } from './apiRoutes.ts'
import { livePortals, robotsText } from './robots.ts'
import { machineRoutes } from './routes.ts'

/** Whom harvesters may write to, where nobody was named: the protocol asks for somebody. */
const emailOf = (mailFrom: string | undefined, host: string | undefined): string => /[^\s<>]+@[^\s<>]+/.exec(mailFrom ?? '')?.[0] ?? `postmaster@${host ?? 'localhost.localdomain'}`

export const portalMachines: Capability = (node) => {
  const { database } = node
  const { mailFrom, publicUrl } = node.configuration
  const routes = node.use(PORTAL_ROUTES)
  routes.add(apiRoutes(database))
  routes.add(machineRoutes({ database, email: emailOf(mailFrom, publicUrl?.hostname), now: () => new Date() }))
  return {
    described: API,
    pages: [
      {
        path: '/robots.txt',
        answer: async ({ protocol, host }, reply) =>
          reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(robotsText(publicUrl?.origin ?? `${protocol}://${host}`, await livePortals(database))),
      },
    ],
  }
}
