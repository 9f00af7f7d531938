import { Client } from 'pg'
import { atMost, plain, type Figures } from '../figures.ts'
import type { Section } from '../section.ts'

/** Seconds that a harvest of a hundred thousand records may take. */
const MOST = 60
const OF = 100_000

/** The portal of the demo's museum, which is Live. */
const PORTAL = '/portal/harbour-museum/oai'

const seconds = (since: number): number => (performance.now() - since) / 1000

/** A full harvest by OAI-PMH, the first one and one after a single change; makes everything public first. */
export const harvest: Section = {
  name: 'harvest',
  measure: async ({ product, library }): Promise<Figures> => {
    const client = new Client(library.connection)
    await client.connect()
    const pages = async (): Promise<{ readonly records: number; readonly first: number; readonly all: number }> => {
      const begun = performance.now()
      let [records, first] = [0, 0]
      for (let asked = 'verb=ListRecords&metadataPrefix=oai_dc'; asked !== ''; ) {
        const response = await fetch(`${product.url}${PORTAL}?${asked}`)
        if (response.status !== 200) throw new Error(`A harvest was answered ${response.status}.`)
        const text = await response.text()
        if (first === 0) first = seconds(begun)
        records += text.split('<record>').length - 1
        const [, token = ''] = /<resumptionToken[^>]*>([^<]+)</.exec(text) ?? []
        asked = token === '' ? '' : `verb=ListRecords&resumptionToken=${token}`
      }
      return { records, first, all: seconds(begun) }
    }
    try {
      await client.query('update assets set web_ready = true where organization_id = $1', [library.organizationId])
      await client.query('vacuum analyze')
      const whole = await pages()
      if (whole.records < library.assets) throw new Error(`Only ${whole.records} records were harvested.`)
      await client.query('update assets set web_ready = false where id = $1', [library.thumbnails[0]?.assetId])
      const again = await pages()
      const most = Math.max(1, (MOST * whole.records) / OF)
      return {
        wholeHarvest: atMost(most, whole.all, 's'),
        firstPage: plain(whole.first, 's'),
        harvestAfterOneChange: atMost(most, again.all, 's'),
        firstPageAfterOneChange: plain(again.first, 's'),
      }
    } finally {
      await client.end()
    }
  },
}
