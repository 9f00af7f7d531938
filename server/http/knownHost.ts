import { isIP } from 'node:net'
import { hostname } from 'node:os'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Configuration } from '../configuration/configuration.ts'
import type { DomainPages } from './page.ts'

/** The name in a Host header, without its port; undefined for what is none. */
const nameIn = (header: string | undefined): string | undefined => {
  if (header === undefined || /[/?#@\\]/.test(header)) return undefined
  return URL.canParse(`http://${header}`) ? new URL(`http://${header}`).hostname : undefined
}

type Known = Pick<Configuration, 'publicUrl' | 'streamUrl' | 'host'>

/**
 * Whether a request names the server by a name that it is known by. A page of another site can have its own name lead here (DNS rebinding), and
 * would be let read the answers; an address in numbers it cannot make its own.
 */
export const knowsHost = ({ publicUrl, streamUrl, host }: Known): ((header: string | undefined) => boolean) => {
  const own = publicUrl === undefined ? [hostname().toLowerCase()] : [publicUrl.hostname, streamUrl?.hostname]
  const names = new Set(['localhost', host.toLowerCase(), ...own])
  return (header) => {
    const name = nameIn(header)
    return name !== undefined && (names.has(name) || isIP(name.replace(/^\[|\]$/g, '')) !== 0)
  }
}

const MISDIRECTED = 421

/**
 * Refuses everything that is asked of another host, before anything else is looked at. Hosts that `domains` answers get that answer and nothing else of the
 * server; it is asked by the name alone, and never of one that is known.
 */
export const refuseUnknownHosts = (app: FastifyInstance, configuration: Known, domains: DomainPages | undefined): void => {
  const isKnown = knowsHost(configuration)
  const answerElsewhere = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { host } = request.headers
    const name = nameIn(host)
    if (name !== undefined && (await domains?.(request, reply, name)) !== undefined) return
    request.log.warn({ host }, 'a host that the server is not known by: set PUBLIC_URL')
    await reply.code(MISDIRECTED).send({ message: 'NOT_FOUND' })
  }
  app.addHook('onRequest', (request, reply, done) => {
    if (isKnown(request.headers.host)) return done()
    answerElsewhere(request, reply).catch((error: unknown) => reply.send(error))
  })
}
