import * as Result from 'effect/Result'
import { describe, expect, it } from 'vitest'
import { assetOf, datestamp, identifierOf, readOaiRequest } from './oai.ts'

const read = (query: string) => readOaiRequest([...new URLSearchParams(query)])
const codeOf = (query: string) => {
  const request = read(query)
  return Result.isFailure(request) ? request.failure.code : 'none'
}
const asked = (query: string) => Result.getOrThrow(read(query))

// By the protocol (http://www.openarchives.org/OAI/2.0/openarchivesprotocol.htm), sections 3.3, 3.6 and 4.
describe('a call that is wrong', () => {
  it.each([
    ['', 'badVerb'],
    ['verb=', 'badVerb'],
    ['verb=identify', 'badVerb'],
    ['verb=Identify&verb=Identify', 'badVerb'],
    ['verb=constructor', 'badVerb'],
    ['verb=Identify&metadataPrefix=oai_dc', 'badArgument'],
    ['verb=Identify&resumptionToken=a', 'badArgument'],
    ['verb=ListMetadataFormats&metadataPrefix=oai_dc', 'badArgument'],
    ['verb=ListSets&set=a', 'badArgument'],
    ['verb=GetRecord', 'badArgument'],
    ['verb=GetRecord&identifier=a', 'badArgument'],
    ['verb=GetRecord&metadataPrefix=oai_dc', 'badArgument'],
    ['verb=GetRecord&identifier=a&metadataPrefix=oai_dc&identifier=b', 'badArgument'],
    ['verb=GetRecord&identifier=a&metadataPrefix=marc21', 'cannotDisseminateFormat'],
    ['verb=GetRecord&identifier=a&metadataPrefix=%3C', 'badArgument'],
    ['verb=ListRecords', 'badArgument'],
    ['verb=ListIdentifiers', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=marc21', 'cannotDisseminateFormat'],
    ['verb=ListRecords&metadataPrefix=', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&resumptionToken=a', 'badArgument'],
    ['verb=ListRecords&resumptionToken=a&resumptionToken=a', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&colour=blue', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2026', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-30', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-03T24:00:00Z', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-03T10:00Z', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-03T10:00:00.5Z', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&until=2026-02-03T10:00:00%2B01:00', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-03&until=2026-02-03T10:00:00Z', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-04&until=2026-02-03', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&set=', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&set=a::b', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&set=a%20b', 'badArgument'],
  ])('%s: %s', (query, code) => {
    expect(codeOf(query)).toBe(code)
  })
})

describe('a call that is right', () => {
  it.each([
    ['verb=Identify', { verb: 'Identify' }],
    ['verb=ListMetadataFormats', { verb: 'ListMetadataFormats', identifier: undefined }],
    ['verb=ListMetadataFormats&identifier=x', { verb: 'ListMetadataFormats', identifier: 'x' }],
    ['verb=ListSets', { verb: 'ListSets', token: undefined }],
    ['verb=ListSets&resumptionToken=t', { verb: 'ListSets', token: 't' }],
    ['verb=GetRecord&metadataPrefix=oai_dc&identifier=x', { verb: 'GetRecord', identifier: 'x' }],
    ['verb=ListRecords&resumptionToken=t', { verb: 'ListRecords', token: 't' }],
    ['metadataPrefix=oai_dc&verb=ListIdentifiers', { verb: 'ListIdentifiers', token: undefined, selection: { from: undefined, before: undefined, set: undefined } }],
  ])('%s', (query, request) => {
    expect(asked(query)).toEqual(request)
  })

  it('names days whole, and seconds whole', () => {
    const selection = (query: string) => asked(`verb=ListRecords&metadataPrefix=oai_dc&${query}`)
    const [first, next] = [Date.UTC(2026, 1, 3), Date.UTC(2026, 1, 4)]
    expect(selection('from=2026-02-03&until=2026-02-03&set=a:b')).toMatchObject({ selection: { from: first, before: next, set: ['a', 'b'] } })
    expect(selection('from=2026-02-03T00:00:00Z&until=2026-02-03T23:59:59Z')).toMatchObject({ selection: { from: first, before: next } })
  })
})

it('calls a record by its asset, for good', () => {
  const id = '0c3d9c9e-58b4-4c2f-9d21-6a5c0f7a1e11'
  expect([identifierOf(id), assetOf(identifierOf(id))]).toEqual([`urn:uuid:${id}`, id])
  expect(['', 'x', id, `urn:uuid:${id.toUpperCase()}`, `urn:uuid:${id}x`].map(assetOf)).toEqual([undefined, undefined, undefined, undefined, undefined])
  expect(datestamp(new Date('2026-02-03T10:11:12.999Z'))).toBe('2026-02-03T10:11:12Z')
})
