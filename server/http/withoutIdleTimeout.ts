import type { FastifyRequest } from 'fastify'

/** Milliseconds that a request may take. */
export const REQUEST_TIMEOUT = 30 * 60_000

/** Does what may take long while nothing moves on the request's connection, which is not cut off over it. */
export const withoutIdleTimeout = async <A>({ raw: { socket } }: FastifyRequest, work: () => Promise<A>): Promise<A> => {
  const { timeout = 0 } = socket
  socket.setTimeout(REQUEST_TIMEOUT)
  try {
    return await work()
  } finally {
    socket.setTimeout(timeout)
  }
}
