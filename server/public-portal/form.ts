import type { FastifyRequest } from 'fastify'

/** Bytes. */
const MOST = 65_536

/** The fields of a form that was sent; undefined: it is none, too long, or was cut off. */
export const readForm = async ({ raw, headers }: FastifyRequest): Promise<Readonly<Record<string, unknown>> | undefined> => {
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(headers['content-type'] ?? '')) return undefined
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of raw as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > MOST) return undefined
    chunks.push(chunk)
  }
  const fields = new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
  return Object.fromEntries([...new Set(fields.keys())].map((name) => [name, fields.getAll(name).length === 1 ? fields.get(name) : fields.getAll(name)]))
}
