import { afterAll, expect, it } from 'vitest'
import { makeAsset } from '../../tests/security/matrix/targets.ts'
import { settled } from '../../tests/support/server/settled.ts'
import { FACTS_CHANNEL, type PublishedEvent } from '../events/publish.ts'
import type { ServerEvent } from '../events/serverEvent.ts'
import { IN_RECORDS, startDescribing } from '../metadata/describing.fixture.ts'

const { server, admin, published, of, say } = await startDescribing()
const { owner } = server.database
const events: ServerEvent[] = []
const client = await owner.connect()
client.on('notification', ({ payload = '' }) => {
  const event = JSON.parse(payload) as PublishedEvent
  if ('serverEvent' in event) events.push(event.serverEvent)
})
await client.query(`listen ${FACTS_CHANNEL}`)
afterAll(async () => {
  client.release(true)
  await server.stop()
})

/** An asset whose file could not be read. */
const damaged = async () => {
  const asset = await makeAsset(admin, 'RECORDS')
  await settled(server.database)
  await owner.query(`update assets set indexing = 'Failed', indexing_failure = 'Damaged' where id = $1`, [asset.id])
  events.length = 0
  return asset
}

// Of several facts about an asset a browser keeps the last one.
const expectReason = async (assetId: string) => {
  const reasons = () => events.filter((fact) => fact.kind === 'asset.changed').map((fact) => [fact.assetId, fact.indexing, fact.indexingFailure])
  await expect.poll(reasons).toContainEqual([assetId, 'Failed', 'Damaged'])
}

it('an asset that is edited goes on saying why it could not be read', async () => {
  const { id, revision } = await damaged()
  const answer = await admin.ask({ method: 'PATCH', path: `/v1/assets/${id}`, headers: IN_RECORDS, body: { revision, description: 'Two barks at anchor' } })
  expect(answer.status, answer.text).toBe(200)
  await expectReason(id)
})

it('an asset that is described goes on saying why it could not be read', async () => {
  const [{ id }, template] = [await damaged(), await published()]
  expect((await say(id, of(template, 'Title'), ['Haabet'])).status).toBe(200)
  await expectReason(id)
})
