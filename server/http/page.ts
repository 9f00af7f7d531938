import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** A page for anybody, outside of the API: it proves by itself what its reader may see. */
export interface Page {
  /** Not below `/v1`. */
  readonly path: `/${string}`
  readonly answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
}

export const installPages = (app: FastifyInstance, pages: readonly Page[]): void => {
  for (const { path, answer } of pages) app.route({ method: ['GET', 'HEAD'], url: path, handler: answer })
}
