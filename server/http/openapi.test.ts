import * as Result from 'effect/Result'
import * as Schema from 'effect/Schema'
import { describe, expect, it } from 'vitest'
import { endpoint } from '../../src/infrastructure/contract/endpoint.ts'
import { Id, PageSize } from '../../src/infrastructure/contract/values.ts'
import { anybody } from '../access/policy.ts'
import { openApiOf } from './openapi.ts'
import { publicRoute, route, streamRoute, type Route } from './route.ts'

const Named = Schema.Struct({ name: Schema.String }).annotate({ identifier: 'Named' })

const routes: readonly Route[] = [
  route(
    endpoint({
      method: 'PATCH',
      path: '/v1/things/:targetId',
      summary: 'Change a thing',
      params: Schema.Struct({ targetId: Id }),
      body: Named,
      success: Named,
      failures: ['FOLDER_NOT_FOUND'],
    }),
    { action: 'index' },
    async ({ body }) => Result.succeed(body),
  ),
  publicRoute(
    endpoint({
      method: 'GET',
      path: '/v1/things',
      summary: 'List things',
      query: Schema.Struct({ limit: Schema.optionalKey(PageSize) }),
      success: Schema.Array(Named),
      failures: [],
    }),
    anybody,
    async () => Result.succeed([]),
  ),
  route(endpoint({ method: 'GET', path: '/v1/things/related', summary: 'List related things', success: Named, failures: [] }), { action: 'viewRelated' }, async () =>
    Result.succeed({ name: '' }),
  ),
  route(endpoint({ method: 'POST', path: '/v1/things/block', summary: 'Block things', success: Named, failures: [] }), { action: 'blockOrganizations' }, async () =>
    Result.succeed({ name: '' }),
  ),
  streamRoute({
    method: 'GET',
    path: '/v1/s/:sessionId/things',
    summary: 'Things as they come',
    authorisation: 'cookie',
    action: 'receiveEvents',
    look: async () => Result.succeed(undefined),
    answer: async () => undefined,
  }),
]

const references = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (key === '$ref' && typeof part === 'string' ? [part] : references(part)))
}

describe('the OpenAPI document', () => {
  const document = openApiOf(routes, '1.2.3') as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>
    readonly components: { readonly schemas: Readonly<Record<string, unknown>> }
  }

  it('has every route, under the address that it has', () => {
    expect(Object.entries(document.paths).map(([path, operations]) => [path, Object.keys(operations)])).toEqual([
      ['/v1/things/{targetId}', ['patch']],
      ['/v1/things', ['get']],
      ['/v1/things/related', ['get']],
      ['/v1/things/block', ['post']],
      ['/v1/s/{sessionId}/things', ['get']],
    ])
  })

  it('tells what a route asks of its caller', () => {
    const change = document.paths['/v1/things/{targetId}']?.['patch']
    expect(change?.['description']).toBe('Needs EDIT_RESOURCES. Works in the module that X-Resource-Type names. Needs the feature IndexContent.')
    expect(document.paths['/v1/things/related']?.['get']?.['description']).toBe(
      'Needs VIEW_RESOURCE_DETAILS or MANAGE_RELATED_ASSETS. Works in the module that X-Resource-Type names.',
    )
    expect(document.paths['/v1/things/block']?.['post']?.['description']).toBe('Needs BAN_ORGS. Needs the role Super Admin of the platform.')
    expect(change?.['security']).toEqual([{ bearer: [] }])
    expect(document.paths['/v1/things']?.['get']).toMatchObject({ description: 'Anybody may call.', security: [] })
    expect(document.paths['/v1/s/{sessionId}/things']?.['get']).toMatchObject({
      description: 'To be signed in is enough.',
      security: [{ cookie: [] }],
    })
  })

  it('tells parameters, bodies and the codes behind each status', () => {
    const change = document.paths['/v1/things/{targetId}']?.['patch']
    expect(change?.['parameters']).toEqual([
      { name: 'targetId', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'X-Resource-Type', in: 'header', required: true, schema: { type: 'string' } },
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: false }),
    ])
    expect(change).toHaveProperty(['requestBody', 'required'], true)
    expect(change).toHaveProperty(['responses', '404', 'description'], 'FOLDER_NOT_FOUND, NOT_FOUND')
    expect(document.paths['/v1/things']?.['get']).toMatchObject({ parameters: [{ name: 'limit', in: 'query', required: false }] })
  })

  it('refers to nothing that it does not hold', () => {
    const held = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`)
    expect(held).toContain('#/components/schemas/Named')
    expect(references(document).filter((reference) => !held.includes(reference))).toEqual([])
  })
})
