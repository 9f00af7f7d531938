import type { Socket } from 'node:net'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Configuration } from '../configuration/configuration.ts'
import { logging } from './logging.ts'
import { failureOf, refuse } from './refuse.ts'
import { REQUEST_TIMEOUT } from './withoutIdleTimeout.ts'

/** Bytes of a JSON body: the longest plan of uploads fits. */
const BODY_LIMIT = 2 * 1024 * 1024
/** Characters of one part of a path. */
const MOST_PARAM_LENGTH = 200
/** Milliseconds. A whole request may take long, since uploads stream; a connection on which nothing moves may not. */
const IDLE_TIMEOUT = 120_000
const KEEP_ALIVE = 65_000

/** What Node could not even parse is answered as shortly as it can be, with the same headers. */
const answerMalformed = (headers: Readonly<Record<string, string>>, error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request'
  const body = JSON.stringify({ message: error.code === 'HPE_HEADER_OVERFLOW' ? 'PAYLOAD_TOO_LARGE' : 'VALIDATION_FAILED' })
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json',
    'content-length': String(body.length),
    connection: 'close',
  })
  socket.end(`HTTP/1.1 ${status}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`)
}

/** A Fastify that reads JSON alone, logs no request by itself, and gives in to nobody who sends slowly. */
export const newFastify = (configuration: Configuration, headers: Readonly<Record<string, string>>): FastifyInstance => {
  const app = Fastify({
    logger: logging(configuration.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: configuration.trustedProxies.length > 0 ? [...configuration.trustedProxies] : false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    connectionTimeout: IDLE_TIMEOUT,
    keepAliveTimeout: KEEP_ALIVE,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: MOST_PARAM_LENGTH },
    frameworkErrors: (error, _request, reply) => {
      void refuse(reply.headers({ ...headers }), failureOf(error))
    },
    clientErrorHandler: (error, socket) => answerMalformed(headers, error, socket),
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))
  return app
}
