import * as Schema from 'effect/Schema'
import { STATUS } from '../../src/domain/failures/status.ts'
import { EVERYWHERE, type AnyEndpoint } from '../../src/infrastructure/contract/endpoint.ts'
import { FailureBody } from '../../src/infrastructure/contract/failure.ts'
import type { PortalEndpoint } from '../../src/infrastructure/contract/portalEndpoint.ts'
import type { Policy } from '../access/policy.ts'
import { IDEMPOTENCY_HEADER } from './idempotency.ts'
import type { Route } from './route.ts'

type Json = Readonly<Record<string, unknown>>

interface Documented {
  readonly schema: Json
  readonly definitions: Json
}

const document = (schema: Schema.Top): Documented => {
  const { schema: body, definitions } = Schema.toJsonSchemaDocument(schema, { onExcessProperty: 'error' })
  return { schema: body, definitions }
}

/** Refers to shared definitions where OpenAPI keeps them. */
const withSharedSchemas = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withSharedSchemas)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === '$ref' && typeof part === 'string' ? part.replace(/^#\/(\$defs|definitions)\//, '#/components/schemas/') : withSharedSchemas(part),
    ]),
  )
}

const fieldsOf = ({ schema }: Documented): readonly { name: string; schema: unknown; isRequired: boolean }[] => {
  const properties = (schema['properties'] ?? {}) as Json
  const required = (schema['required'] ?? []) as readonly string[]
  return Object.entries(properties).map(([name, field]) => ({ name, schema: withSharedSchemas(field), isRequired: required.includes(name) }))
}

const described = (policy: Policy): string => {
  if (policy.access === 'public') return 'Anybody may call.'
  const { requirement, feature, module, globalRole } = policy.right
  const asked = requirement.permissions.join(requirement.operator === 'OR' ? ' or ' : ' and ')
  return [
    asked === '' ? 'To be signed in is enough.' : `Needs ${asked}.`,
    ...(module !== 'named' ? [] : ['Works in the module that X-Resource-Type names.']),
    ...(feature === undefined ? [] : [`Needs the feature ${feature}.`]),
    ...(globalRole === undefined ? [] : [`Needs the role ${globalRole} of the platform.`]),
  ].join(' ')
}

const MODULE_HEADER = { name: 'X-Resource-Type', in: 'header', required: true, schema: { type: 'string' } }
const openPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}').replace(/\*$/, '{rest}')
const pathParameters = (path: string): readonly Json[] =>
  [...openPath(path).matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))

const moduleHeader = (policy: Policy): readonly Json[] =>
  policy.access === 'signedIn' && policy.right.module === 'named' ? [MODULE_HEADER] : []

const REPEAT_HEADER = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: false,
  description: 'The same key again within a day is answered with what the first call was, and does nothing.',
  schema: { type: 'string', maxLength: 200 },
}
const repeatHeader = (policy: Policy, method: string): readonly Json[] =>
  policy.access === 'signedIn' && method !== 'GET' ? [REPEAT_HEADER] : []

const failureResponses = (endpoint: AnyEndpoint): Json => {
  const codes = [...new Set([...endpoint.failures, ...EVERYWHERE])]
  const statuses = [...new Set(codes.map((code) => STATUS[code]))].sort((one, other) => one - other)
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      {
        description: codes.filter((code) => STATUS[code] === status).join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  )
}

const operationOf = (route: Route): Json => {
  const { policy } = route
  const security =
    policy.access === 'public' ? [] : [{ [route.kind === 'stream' && route.authorisation === 'cookie' ? 'cookie' : 'bearer']: [] }]
  if (route.kind === 'stream') {
    const parameters = [...pathParameters(route.path), ...moduleHeader(policy)]
    return {
      summary: route.summary,
      description: described(policy),
      security,
      parameters,
      responses: { default: { description: route.summary } },
    }
  }
  const { endpoint } = route
  const query = fieldsOf(document(endpoint.query)).map(({ name, schema, isRequired }) => ({
    name,
    in: 'query',
    required: isRequired,
    schema,
  }))
  const body = document(endpoint.body)
  const hasBody = '$ref' in body.schema || fieldsOf(body).length > 0
  const content = { 'application/json': { schema: withSharedSchemas(document(endpoint.success).schema) } }
  return {
    summary: endpoint.summary,
    description: described(policy),
    security,
    parameters: [...pathParameters(endpoint.path), ...moduleHeader(policy), ...repeatHeader(policy, endpoint.method), ...query],
    ...(hasBody ? { requestBody: { required: true, content: { 'application/json': { schema: withSharedSchemas(body.schema) } } } } : {}),
    responses: {
      200: { description: 'Done', content },
      ...(endpoint.later === undefined ? {} : { 202: { description: `Begun: the answer has ${endpoint.later}`, content } }),
      ...failureResponses(endpoint),
    },
  }
}

const portalOperation = ({ path, summary, query, success }: PortalEndpoint<unknown>): Json => ({
  summary,
  description: 'Anybody may call, from any site.',
  security: [],
  parameters: [
    ...pathParameters(path),
    ...Object.entries(query).map(([name, description]) => ({ name, in: 'query', required: false, description, schema: { type: 'string' } })),
  ],
  responses: {
    200: { description: 'Done', content: { 'application/json': { schema: withSharedSchemas(document(success).schema) } } },
    404: { description: 'Nothing is there, or nothing public' },
    429: { description: 'Too much at a time: Retry-After says when to come again' },
  },
})

/** The OpenAPI document of all routes, from their contracts and policies. */
export const openApiOf = (routes: readonly Route[], version: string, portals: readonly PortalEndpoint<unknown>[] = []): Json => {
  const paths: Record<string, Record<string, Json>> = {}
  const definitions: Record<string, unknown> = {}
  for (const route of routes) {
    const { method, path } = route.kind === 'contract' ? route.endpoint : route
    const operations = (paths[openPath(path)] ??= {})
    operations[method.toLowerCase()] = operationOf(route)
    if (route.kind === 'contract') {
      for (const schema of [route.endpoint.body, route.endpoint.query, route.endpoint.success])
        Object.assign(definitions, document(schema).definitions)
    }
  }
  for (const endpoint of portals) {
    paths[openPath(endpoint.path)] = { get: portalOperation(endpoint) }
    Object.assign(definitions, document(endpoint.success).definitions)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Vitrine', version },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'vitrine_session' },
      },
      schemas: { ...(withSharedSchemas(definitions) as Json), Failure: withSharedSchemas(document(FailureBody).schema) },
    },
  }
}
