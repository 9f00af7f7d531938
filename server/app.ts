import type { FastifyInstance } from 'fastify'
import type { PortalEndpoint } from '../src/infrastructure/contract/portalEndpoint.ts'
import type { Configuration } from './configuration/configuration.ts'
import { compressAnswers } from './http/compression.ts'
import { CookieAdmission, type AdmissionParts } from './http/admit.ts'
import { contractHandler } from './http/contractHandler.ts'
import { newFastify } from './http/fastifyServer.ts'
import type { Readiness } from './database/Readiness.ts'
import type { OutboxPage } from './mail/outboxPage.ts'
import { refuseUnknownHosts } from './http/knownHost.ts'
import { installPages, type DomainPages, type Page } from './http/page.ts'
import { loggedPath, withoutQuery } from './http/logging.ts'
import { openApiOf } from './http/openapi.ts'
import { failureOf, refuse } from './http/refuse.ts'
import type { Route } from './http/route.ts'
import { securityHeaders } from './http/securityHeaders.ts'
import { streamHandler } from './http/streamHandler.ts'
import { isPageRequest, serveWebFiles, webPage } from './http/webApp.ts'

const OPENAPI_PATH = '/v1/openapi.json'
const READY_PATH = '/v1/ready'

interface Parts {
  readonly configuration: Configuration
  readonly admission: AdmissionParts
  readonly routes: readonly Route[]
  readonly pages: readonly Page[]
  readonly described: readonly PortalEndpoint<unknown>[]
  readonly domains?: DomainPages | undefined
  /** Absent while the web app is served from its sources. */
  readonly webDirectory: string | undefined
  /** Whether the database takes work; why not, in a word. */
  readonly readiness: Pick<Readiness, 'look'>
  /** The mails of an installation without a mail server, where anybody may read them. */
  readonly outbox?: OutboxPage | undefined
  readonly version: string
}

const addressOf = (route: Route): { readonly method: string; readonly path: string } => (route.kind === 'contract' ? route.endpoint : route)

/** No address twice, and none without a policy. */
const proveRoutes = (routes: readonly Route[]): void => {
  const seen = new Set<string>()
  for (const route of routes) {
    const { method, path } = addressOf(route)
    const name = `${method} ${path}`
    const policy: unknown = route.policy
    if (policy === undefined || policy === null) throw new Error(`${name} has no policy`)
    if (seen.has(name)) throw new Error(`${name} is declared twice`)
    seen.add(name)
  }
}

const installAnswers = (app: FastifyInstance, headers: Readonly<Record<string, string>>): void => {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers({ ...headers })
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const entry = { method: request.method, path: loggedPath(request.url), status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    if (reply.statusCode >= 500) request.log.warn(entry, 'answered')
    else request.log.debug(entry, 'answered')
    done()
  })
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error)
    if (failure.code === 'UNEXPECTED') request.log.error({ err: error }, 'unexpected')
    else if (failure.code === 'UNAVAILABLE' || failure.code === 'DISK_FULL') request.log.error({ err: error }, failure.code)
    return refuse(reply, failure)
  })
}

/**
 * Where streams have a host of their own, the page of the public one is let read what its cookie opens there. One fixed origin, never the
 * one that asks.
 */
const letPublicPageRead = (scope: FastifyInstance, { publicUrl, streamUrl }: Configuration): void => {
  const origin = publicUrl?.origin
  if (origin === undefined || streamUrl === undefined) return
  scope.addHook('onRequest', (request, reply, done) => {
    if (request.headers.origin === origin) {
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'cross-origin-resource-policy': 'same-site',
        vary: 'origin',
      })
    }
    done()
  })
}

/** A browser asks before it sends headers of ours to another host. */
const answerPreflight = (scope: FastifyInstance, path: string): void => {
  scope.options(path, async (_request, reply) =>
    reply.code(204).headers({ 'access-control-allow-methods': 'GET', 'access-control-allow-headers': 'accept-language, authorization, x-organization-id', 'access-control-max-age': '600' }).send(),
  )
}

/** The methods that an address of the API takes, for the difference between 404 and 405. */
const methodsAt = (routes: readonly Route[]) => {
  const patterns = routes.map((route) => {
    const { method, path } = addressOf(route)
    return { method, pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\*$/, '.*')}$`) }
  })
  return (path: string): readonly string[] => patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
}

/** The HTTP server of one node: the routes as declared, the web app beside them, the same headers on everything. */
export const buildApp = ({ configuration, admission, routes, pages, described, domains, webDirectory, readiness, outbox, version }: Parts): FastifyInstance => {
  proveRoutes(routes)
  const headers = securityHeaders(configuration.streamUrl?.origin)
  const app = newFastify(configuration, headers)
  installAnswers(app, headers)
  compressAnswers(app)
  refuseUnknownHosts(app, configuration, domains)
  const cookies = new CookieAdmission(admission)
  for (const route of routes) {
    if (route.kind === 'contract') {
      app.route({ method: route.endpoint.method, url: route.endpoint.path, handler: contractHandler(admission, route) })
    } else {
      const { method, path } = route
      void app.register(async (scope) => {
        if (route.rawBody === true) {
          scope.removeAllContentTypeParsers()
          scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
        }
        if (route.authorisation === 'cookie' || route.readByPublicPage === true) letPublicPageRead(scope, configuration)
        if (route.readByPublicPage === true) answerPreflight(scope, path)
        scope.route({
          method,
          url: path,
          handler: streamHandler(admission, cookies, route),
          ...(route.rawBody === true ? { bodyLimit: Number.MAX_SAFE_INTEGER } : {}),
        })
      })
    }
  }
  let openApi: string | undefined
  app.get(OPENAPI_PATH, async (_request, reply) => {
    openApi ??= JSON.stringify(openApiOf(routes, version, described))
    return reply.header('content-type', 'application/json; charset=utf-8').send(openApi)
  })
  app.get(READY_PATH, async (_request, reply) => {
    const away = await readiness.look()
    reply.header('cache-control', 'no-store')
    return away === undefined ? reply.send({ ready: true }) : reply.code(503).header('retry-after', '1').send({ ready: false, database: away })
  })
  installPages(app, pages)
  if (outbox !== undefined) app.get('/outbox', outbox)
  const webApp = webDirectory === undefined ? undefined : { directory: webDirectory, streamOrigin: configuration.streamUrl?.origin }
  if (webApp !== undefined) serveWebFiles(app, webApp)
  const page = webApp && webPage(webApp)
  const methods = methodsAt(routes)
  app.setNotFoundHandler(async (request, reply) => {
    const path = withoutQuery(request.url)
    if (path !== '/v1' && !path.startsWith('/v1/')) {
      if (!isPageRequest(request)) return refuse(reply.header('allow', 'GET, HEAD'), { code: 'METHOD_NOT_ALLOWED' })
      return page === undefined ? refuse(reply, { code: 'NOT_FOUND' }) : page(path, reply)
    }
    const allowed = path === OPENAPI_PATH || path === READY_PATH ? ['GET'] : methods(path)
    return allowed.length === 0
      ? refuse(reply, { code: 'NOT_FOUND' })
      : refuse(reply.header('allow', [...new Set(allowed)].join(', ')), { code: 'METHOD_NOT_ALLOWED' })
  })
  return app
}
