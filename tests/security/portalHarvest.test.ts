import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parsedXml, seedPortals, textsIn, TITLE, turnPortal, type StatedPortal } from '../support/server/portals.ts'
import { startTestServer } from '../support/server/testServer.ts'

const server = await startTestServer()
let seeded: StatedPortal

const query = <Row extends object>(text: string, values: readonly unknown[] = []) => server.database.owner.query<Row>(text, [...values])
const get = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`${server.url}${path}`, init)
  return { status: response.status, headers: response.headers, body: await response.text() }
}

beforeAll(async () => {
  seeded = await seedPortals(server)
})
afterAll(() => server.stop())

const oai = async (asked: string) => {
  const { status, headers, body } = await get(`/portal/quay/oai?${asked}`)
  expect([status, headers.get('content-type'), headers.get('access-control-allow-origin')]).toEqual([200, 'text/xml; charset=utf-8', '*'])
  return { body, document: parsedXml(body) }
}
const errorOf = async (asked: string) => (await oai(asked)).document.getElementsByTagName('error')[0]?.getAttribute('code')
const headersOf = (document: Document) =>
  [...document.getElementsByTagName('header')].map((header) => ({
    id: textsIn(header, 'identifier')[0]?.replace('urn:uuid:', '') ?? '',
    at: textsIn(header, 'datestamp')[0] ?? '',
    set: textsIn(header, 'setSpec')[0] ?? '',
    isDeleted: header.getAttribute('status') === 'deleted',
  }))
const RECORDS = 'verb=ListRecords&metadataPrefix=oai_dc'

describe('a harvest', () => {
  it('is each public record by itself, and no other', async () => {
    for (const { id, name, isPublic } of seeded.shown) {
      const { document } = await oai(`verb=GetRecord&metadataPrefix=oai_dc&identifier=urn:uuid:${id}`)
      expect([name, document.getElementsByTagName('record').length, textsIn(document, 'dc:title')]).toEqual([name, isPublic ? 1 : 0, isPublic ? [name] : []])
    }
  })

  it('begins with who answers', async () => {
    const { document } = await oai('verb=Identify')
    // In the order of the schema.
    expect([...(document.getElementsByTagName('Identify')[0]?.children ?? [])].map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
      ['repositoryName', TITLE],
      ['baseURL', `${server.url}/portal/quay/oai`],
      ['protocolVersion', '2.0'],
      ['adminEmail', expect.stringMatching(/^\S+@(\S+\.)+\S+$/)],
      ['earliestDatestamp', expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)],
      ['deletedRecord', 'persistent'],
      ['granularity', 'YYYY-MM-DDThh:mm:ssZ'],
    ])
    const root = document.documentElement
    expect([root.namespaceURI, [...root.children].map(({ tagName }) => tagName)]).toEqual(['http://www.openarchives.org/OAI/2.0/', ['responseDate', 'request', 'Identify']])
    expect([root.children[1]?.getAttribute('verb'), root.children[1]?.textContent]).toEqual(['Identify', `${server.url}/portal/quay/oai`])
  })

  it('takes POST as well', async () => {
    const init = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'verb=ListMetadataFormats' }
    const { status, body } = await get('/portal/quay/oai', init)
    expect([status, textsIn(parsedXml(body), 'metadataPrefix')]).toEqual([200, ['oai_dc']])
    const twice = await get('/portal/quay/oai', { ...init, body: 'verb=Identify&verb=Identify' })
    expect(parsedXml(twice.body).getElementsByTagName('error')[0]?.getAttribute('code')).toBe('badVerb')
  })

  it.each([
    ['', 'badVerb'],
    ['verb=%3Cscript%3E', 'badVerb'],
    ['verb=Identify&verb=Identify', 'badVerb'],
    ['verb=Identify&colour=%3Cb%3E', 'badArgument'],
    ['verb=ListRecords', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=marc21', 'cannotDisseminateFormat'],
    ['verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:x', 'idDoesNotExist'],
    ['verb=GetRecord&metadataPrefix=oai_dc&identifier=urn:uuid:00000000-0000-0000-0000-000000000000', 'idDoesNotExist'],
    ['verb=GetRecord&metadataPrefix=oai_dc&identifier=%00', 'idDoesNotExist'],
    ['verb=ListMetadataFormats&identifier=oai:x', 'idDoesNotExist'],
    [`${RECORDS}&until=1970-01-02`, 'noRecordsMatch'],
    [`${RECORDS}&set=nothing`, 'noRecordsMatch'],
    [`${RECORDS}&set=00000000-0000-0000-0000-000000000000`, 'noRecordsMatch'],
    ['verb=ListRecords&resumptionToken=x', 'badResumptionToken'],
    ['verb=ListRecords&resumptionToken=%00', 'badResumptionToken'],
    [`verb=ListRecords&resumptionToken=${Buffer.from('["ListRecords",null,null,null,-1,"x",0,0]').toString('base64url')}`, 'badResumptionToken'],
    [`verb=ListSets&resumptionToken=${Buffer.from('["ListSets",1.5]').toString('base64url')}`, 'badResumptionToken'],
  ])('is told what is wrong with %s: %s', async (asked, code) => {
    expect(await errorOf(asked)).toBe(code)
  })

  it('gives Dublin Core, each record with its set', async () => {
    const { document } = await oai(`${RECORDS}&set=${seeded.open}`)
    const record = [...document.getElementsByTagName('record')].find((one) => textsIn(one, 'identifier')[0] === `urn:uuid:${seeded.shown[0]?.id}`)
    const fields = [...(record?.getElementsByTagName('oai_dc:dc')[0]?.children ?? [])].map(({ tagName, textContent }) => [tagName, textContent])
    expect(fields).toEqual([
      ['dc:title', seeded.shown[0]?.name],
      ['dc:description', `About ${seeded.shown[0]?.name}`],
      ['dc:publisher', TITLE],
      ['dc:type', 'StillImage'],
      ['dc:format', 'text/csv'],
      ['dc:identifier', `${server.url}/portal/quay/items/${seeded.shown[0]?.id}`],
      ['dc:identifier', expect.any(String)],
    ])
    const ended = headersOf(document).find(({ id }) => id === seeded.shown[1]?.id)
    expect(ended?.set).toMatch(new RegExp(`^${seeded.open}:[0-9a-f-]{36}$`))
    const sets = (await oai('verb=ListSets')).document
    expect(textsIn(sets, 'setSpec')).toEqual(expect.arrayContaining([seeded.open, ended?.set]))
    expect(textsIn(sets, 'setName')).toEqual(expect.arrayContaining(['Open shelf', 'Drawer']))
    expect(textsIn(sets, 'setName').filter((name) => ['Closed shelf', 'Below', 'Thrown', 'Farm'].includes(name ?? ''))).toEqual([])
  })

  it('hears of what is withdrawn, by whatever rule, and of what comes back, from the time of the last one', async () => {
    const [ready, ended] = seeded.shown
    const before = textsIn((await oai('verb=Identify')).document, 'responseDate')[0] ?? ''
    const harvested = async () => headersOf((await oai(`${RECORDS}&from=${before}`)).document)
    const stateOf = async (id: string | undefined) => (await harvested()).find((one) => one.id === id)?.isDeleted
    const withdrawals = [
      [`update assets set web_ready = false where id = $1`, `update assets set web_ready = true where id = $1`],
      [`update assets set embargo_until = current_date + 1 where id = $1`, `update assets set embargo_until = null where id = $1`],
      [`update assets set trashed_at = now() where id = $1`, `update assets set trashed_at = null where id = $1`],
    ] as const
    for (const [withdraw, restore] of withdrawals) {
      await query(withdraw, [ready?.id])
      expect([withdraw, await stateOf(ready?.id)]).toEqual([withdraw, true])
      await query(restore, [ready?.id])
      expect([restore, await stateOf(ready?.id)]).toEqual([restore, false])
    }
    const restrict = (change: 'restrict' | 'lift') => seeded.harbour.ask({ method: 'POST', path: '/v1/publication-restrictions', body: { restrict: [], lift: [], [change]: [{ kind: 'folder', id: seeded.open }] } })
    await restrict('restrict')
    expect([await stateOf(ready?.id), await stateOf(ended?.id)]).toEqual([true, true])
    const { document } = await oai(`verb=GetRecord&metadataPrefix=oai_dc&identifier=urn:uuid:${ended?.id}`)
    expect([headersOf(document)[0]?.isDeleted, document.getElementsByTagName('metadata').length]).toEqual([true, 0])
    await restrict('lift')
    expect([await stateOf(ready?.id), await stateOf(ended?.id)]).toEqual([false, false])
  })

  it('goes on from page to page while things change, and misses nothing', async () => {
    await query(
      `insert into assets (id, organization_id, type, folder_id, name, name_key, file_number, file_number_key, media_type, preview, size, thumbnail, indexing, web_ready,
         content_version, blob_key, checksum, created_at, modified_at, created_by, modified_by)
       select gen_random_uuid(), organization_id, type, folder_id, 'Many ' || n, 'many ' || n, 'Many-' || n, 'many-' || n, media_type, preview, size, 'None', indexing, true,
         'v' || n, 'many-' || n, checksum, now(), now(), created_by, modified_by
       from assets, generate_series(1, 1100) n where id = $1`,
      [seeded.shown[0]?.id],
    )
    const found: ReturnType<typeof headersOf> = []
    let asked = 'verb=ListIdentifiers&metadataPrefix=oai_dc'
    let pages = 0
    let withdrawn = ''
    const cursors: unknown[] = []
    for (; asked !== ''; pages += 1) {
      const { document } = await oai(asked)
      found.push(...headersOf(document))
      const token = document.getElementsByTagName('resumptionToken')[0]
      if (pages === 0) {
        withdrawn = found[0]?.id ?? ''
        await query('update assets set web_ready = false where id = $1', [withdrawn])
        // Somebody else's harvest notes it meanwhile.
        await oai(RECORDS)
      }
      cursors.push(token?.getAttribute('cursor'))
      asked = token?.textContent ? `verb=ListIdentifiers&resumptionToken=${token.textContent}` : ''
    }
    const many = (await query<{ id: string }>(`select id from assets where name like 'Many %'`)).rows.map(({ id }) => id)
    const ids = new Set(found.map(({ id }) => id))
    expect([many.filter((id) => !ids.has(id)), cursors]).toEqual([[], ['0', '500', '1000']])
    expect(found.filter(({ id }) => id === withdrawn).map(({ isDeleted }) => isDeleted)).toEqual([false, true])
    // Taken Offline in the middle of it, the portal tells nothing of where it was; Live again, it goes on there.
    const token = textsIn((await oai('verb=ListIdentifiers&metadataPrefix=oai_dc')).document, 'resumptionToken')[0] ?? ''
    await turnPortal(seeded.harbour, 'unpublish')
    const offline = await get(`/portal/quay/oai?verb=ListIdentifiers&resumptionToken=${token}`)
    expect([offline.status, offline.body]).toEqual([404, (await get('/portal/nobody-has-this')).body])
    await turnPortal(seeded.harbour, 'publish')
    const { document: next } = await oai(`verb=ListIdentifiers&resumptionToken=${token}`)
    expect(next.getElementsByTagName('resumptionToken')[0]?.getAttribute('cursor')).toBe('500')
    expect(headersOf(next).filter(({ id }) => !many.includes(id) && !seeded.shown.some((one) => one.id === id && one.isPublic))).toEqual([])
    await query(`delete from assets where name like 'Many %'`)
  })
})
