import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Viewer } from '../access/viewer.ts'

/**
 * Names a file that is sent, by the key under which its sender may send it once more where the answer was lost (Idempotency-Key). What is
 * announced is part of it: something else is another sending, also under the same key.
 */
export const sendingIdOf = ({ headers }: Pick<FastifyRequest, 'headers'>, { organization, userId }: Pick<Viewer, 'organization' | 'userId'>): string | undefined => {
  const key = headers['idempotency-key']
  if (typeof key !== 'string') return undefined
  const sent = [organization.id, userId, key, headers['x-resource-type'], headers['upload-length'], headers['upload-metadata']]
  return createHash('sha256').update(JSON.stringify(sent)).digest('hex').slice(0, 32)
}
