import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** A page for anybody, outside of the API: it proves by itself what its reader may see. */
export interface Page {
  /** Not below `/v1`. */
  readonly path: `/${string}`
  /** It takes POST as well, and reads the body by itself. */
  readonly takesForms?: boolean
  readonly answer: Answer
  /** Takes a form that a page sends without a script; its fields are the body, `FormFields`. */
  readonly take?: Answer
}

/** Each field as it was sent first. */
export type FormFields = Readonly<Record<string, string>>

/** Bytes. */
const LONGEST_FORM = 8 * 1024

const takeForms = (app: FastifyInstance, path: string, take: Answer): void => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: LONGEST_FORM }, (_request, body, done) =>
      done(null, Object.fromEntries([...new URLSearchParams(String(body))].toReversed())),
    )
    scope.route({ method: 'POST', url: path, handler: take })
  })
}

/** What is answered at a host that is not the application's own; undefined: it is nobody's. */
export type DomainPages = (request: FastifyRequest, reply: FastifyReply, host: string) => Promise<FastifyReply | undefined>

export const installPages = (app: FastifyInstance, pages: readonly Page[]): void => {
  for (const { path, takesForms = false, answer, take } of pages) {
    void app.register(async (scope) => {
      if (takesForms) {
        scope.removeAllContentTypeParsers()
        scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
      }
      scope.route({ method: ['GET', 'HEAD', ...(takesForms ? ['POST'] : [])], url: path, handler: answer })
    })
    if (take !== undefined) takeForms(app, path, take)
  }
}
