import * as Result from 'effect/Result'
import * as Schema from 'effect/Schema'
import { describe, expect, it } from 'vitest'
import { endpoint } from '../../src/infrastructure/contract/endpoint.ts'
import { Id, PageSize } from '../../src/infrastructure/contract/values.ts'
import { decoderOf } from './decode.ts'

const decode = decoderOf(
  endpoint({
    method: 'PATCH',
    path: '/v1/folders/:folderId',
    summary: 'A call with everything',
    params: Schema.Struct({ folderId: Id }),
    query: Schema.Struct({ limit: Schema.optionalKey(PageSize) }),
    body: Schema.Struct({ name: Schema.String, tags: Schema.Array(Schema.Struct({ code: Schema.Literals(['a', 'b']) })) }),
    success: Schema.Struct({}),
    failures: ['STALE_EDIT', 'FOLDER_NOT_FOUND'],
  }),
)
const bare = decoderOf(
  endpoint({ method: 'GET', path: '/v1/repositories', summary: 'A call with nothing', success: Schema.Struct({}), failures: [] }),
)

const folderId = '7b1f0a52-58b1-4c52-9b8f-0a7c9e6f1d11'
const right = { params: { folderId }, query: { limit: '7' }, body: { name: 'x', tags: [{ code: 'a' }] } }

describe('decoding a request', () => {
  it('gives what the contract says', () => {
    expect(decode(right)).toEqual(Result.succeed({ params: { folderId }, query: { limit: 7 }, body: right.body }))
    expect(bare({ params: {}, query: {}, body: undefined })).toEqual(Result.succeed({ params: {}, query: {}, body: {} }))
  })

  it.each(['x', '', `${folderId}0`, `${folderId}\u0000`])('answers the identifier %j like one of nobody', (id) => {
    expect(decode({ ...right, params: { folderId: id } })).toEqual(Result.fail({ code: 'FOLDER_NOT_FOUND' }))
  })

  it('names every wrong field at once, by its path', () => {
    const body = { tags: [{ code: 'c' }, { code: 'a', size: 1 }], organizationId: folderId }
    expect(decode({ ...right, body })).toEqual(
      Result.fail({
        code: 'VALIDATION_FAILED',
        fields: {
          name: { code: 'required' },
          'tags.0.code': { code: 'notAnOption' },
          'tags.1.size': { code: 'unknownField' },
          organizationId: { code: 'unknownField' },
        },
      }),
    )
  })

  it.each([
    [{ limit: '0' }, { limit: { code: 'notAnOption' } }],
    [{ limit: '1e9' }, { limit: { code: 'notAnOption' } }],
    [{ limit: ['1', '2'] }, { limit: { code: 'notAnOption' } }],
    [{ offset: '1' }, { offset: { code: 'unknownField' } }],
  ])('refuses the query %j', (query, fields) => {
    expect(decode({ ...right, query })).toEqual(Result.fail({ code: 'VALIDATION_FAILED', fields }))
  })

  it('refuses anything where nothing may come', () => {
    expect(bare({ params: {}, query: { a: '1' }, body: undefined })).toEqual(
      Result.fail({ code: 'VALIDATION_FAILED', fields: { a: { code: 'unknownField' } } }),
    )
    for (const body of [null, [], 'x', 1])
      expect(bare({ params: {}, query: {}, body })).toEqual(Result.fail({ code: 'VALIDATION_FAILED', fields: {} }))
  })

  it('names fifty fields at the most', () => {
    const body = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`f${index}`, 1]))
    const refused = decode({ ...right, body })
    expect(Result.isFailure(refused) && 'fields' in refused.failure ? Object.keys(refused.failure.fields) : []).toHaveLength(50)
  })
})
