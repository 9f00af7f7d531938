import type { FastifyRequest } from 'fastify'
import type { AuditKind } from '../../src/domain/activity/kinds.ts'
import { isWellFormedId } from '../database/id.ts'
import type { Tenant } from '../database/tenant.ts'
import { namesOf } from './targets.ts'

/** What was asked for, and from where. */
export type Attempt = Pick<FastifyRequest, 'params' | 'body' | 'headers' | 'ip'>

interface AttemptedObject {
  readonly id: string | null
  readonly name: string
}

/** Of an attempt on many at once, so many are told of. */
const MOST = 20
const LONGEST_NAME = 255
const LONGEST_CLIENT = 400

/** Lists of things in the bodies of calls that change many. */
const LISTS = ['items', 'resources', 'restrict', 'lift', 'folders', 'assets', 'ids'] as const

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})

const idOf = (value: unknown): string | undefined => {
  const id = typeof value === 'string' ? value : fieldsOf(value)['id']
  return isWellFormedId(id) ? id.toLowerCase() : undefined
}

const listed = (body: Fields): readonly string[] => {
  const named = [...LISTS.map((list) => body[list]), ...LISTS.map((list) => fieldsOf(body['selection'])[list])]
  const ids = named.flatMap((list): unknown[] => (Array.isArray(list) ? list : [])).flatMap((one) => idOf(one) ?? [])
  return [...new Set(ids)].slice(0, MOST)
}

/** The name that an upload announces (tus: `filename` and its base64). */
const announcedName = (header: unknown): string | undefined => {
  const [, encoded] = typeof header === 'string' ? (/(?:^|,)\s*filename ([A-Za-z0-9+/=]+)/.exec(header) ?? []) : []
  return encoded === undefined ? undefined : Buffer.from(encoded, 'base64').toString('utf8')
}

/** How something calls itself that does not exist yet. */
const wantedName = ({ body, headers }: Attempt): string => {
  const { name, username, email } = fieldsOf(body)
  const wanted = announcedName(headers['upload-metadata']) ?? [name, username, email].find((one): one is string => typeof one === 'string' && one !== '') ?? ''
  return Array.from(wanted.replaceAll('\0', '')).slice(0, LONGEST_NAME).join('')
}

/** What an attempt was about, by its own name where it is known here. */
export const objectsOf = async (tenant: Tenant, kind: AuditKind, attempt: Attempt): Promise<readonly AttemptedObject[]> => {
  if (kind.endsWith('.created')) return [{ id: null, name: wantedName(attempt) }]
  const inAddress = Object.values(fieldsOf(attempt.params)).flatMap((value) => idOf(value) ?? [])
  // What a template offers is told of as the template's.
  const addressed = kind.startsWith('template.') ? inAddress[0] : inAddress.at(-1)
  const ids = addressed === undefined ? listed(fieldsOf(attempt.body)) : [addressed]
  if (ids.length === 0) return [{ id: null, name: '' }]
  const names = await namesOf(tenant, ids)
  return ids.map((id) => ({ id, name: names.get(id) ?? '' }))
}

/** From where something was tried. */
export const originOf = ({ ip, headers }: Pick<Attempt, 'ip' | 'headers'>): { readonly fromAddress: string; readonly client: string } => ({
  fromAddress: ip,
  client: (headers['user-agent'] ?? '').slice(0, LONGEST_CLIENT),
})
