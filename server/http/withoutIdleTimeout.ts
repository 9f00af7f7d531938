import type { FastifyRequest } from 'fastify'

/** Milliseconds. */
const LONGEST = 30 * 60_000

/** Does what may take long while nothing moves on the request's connection, which is not cut off over it. */
export const withoutIdleTimeout = async <A>({ raw: { socket } }: FastifyRequest, work: () => Promise<A>): Promise<A> => {
  const { timeout = 0 } = socket
  socket.setTimeout(LONGEST)
  try {
    return await work()
  } finally {
    socket.setTimeout(timeout)
  }
}
