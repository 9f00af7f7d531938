import { afterAll, expect, it } from 'vitest'
import { attribute, attributeOf, manyAssets, publishedTemplate, saySo } from '../../server/metadata-table/described.fixture.ts'
import { livePortal } from '../support/server/livePortal.ts'
import { signIn } from '../support/server/person.ts'
import { startTestServer } from '../support/server/testServer.ts'

const server = await startTestServer()
afterAll(() => server.stop())

const SHOWN = 'A barque under full sail'

it('what a picture shows is said in the words of the option that was chosen for it, and not by its identifier', async () => {
  const admin = await signIn(server.url, 'admin@harbour.example')
  await livePortal(server.database, admin.organizationId, 'quay')
  const template = await publishedTemplate(admin, [attribute('Alt text', 'dropDown', { visibleOnPortal: true, element: 'Iptc4xmpCore:AltTextAccessibility', options: [SHOWN, 'A letter'] })])
  const { id: attributeId } = attributeOf(template, 'Alt text')
  const { items } = (await admin.ask({ path: `/v1/templates/${template.id}/attributes/${attributeId}/options` })).json as { readonly items: readonly { readonly id: string; readonly label: string }[] }
  const option = items.find(({ label }) => label === SHOWN)?.id ?? ''
  const [picture] = await manyAssets(server, admin, 1)
  const id = picture?.id ?? ''
  await server.database.owner.query(`update assets set web_ready = true, preview = 'image', thumbnail = 'Ready', width = 640, height = 480 where id = $1`, [id])
  await saySo(server, admin, template, [{ assetId: id, values: { [attributeId]: [option] } }])
  const page = await (await fetch(`${server.url}/portal/quay/items/${id}`)).text()
  expect(/<img[^>]*class="portal-picture"[^>]*alt="([^"]*)"|<img[^>]*alt="([^"]*)"[^>]*class="portal-picture"/.exec(page)?.slice(1).find((text) => text !== undefined)).toBe(SHOWN)
})
