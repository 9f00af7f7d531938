import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** A page for anybody, outside of the API: it proves by itself what its reader may see. */
export interface Page {
  /** Not below `/v1`. */
  readonly path: `/${string}`
  /** It takes POST as well, and reads the body by itself. */
  readonly takesForms?: boolean
  readonly answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
}

/** What is answered at a host that is not the application's own; undefined: it is nobody's. */
export type DomainPages = (request: FastifyRequest, reply: FastifyReply, host: string) => Promise<FastifyReply | undefined>

export const installPages = (app: FastifyInstance, pages: readonly Page[]): void => {
  for (const { path, takesForms = false, answer } of pages) {
    void app.register(async (scope) => {
      if (takesForms) {
        scope.removeAllContentTypeParsers()
        scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
      }
      scope.route({ method: ['GET', 'HEAD', ...(takesForms ? ['POST'] : [])], url: path, handler: answer })
    })
  }
}
