import Fastify from 'fastify'
import { expect, it } from 'vitest'
import type { WholeItem } from '../public-portal/item.ts'
import type { PortalSending } from '../public-portal/route.ts'
import type { ImageMaker } from './ImageMaker.ts'
import { imageRoutes } from './routes.ts'

const ID = '7f0c1f6e-52b5-4c4e-9d0a-0a1b2c3d4e5f'

/** What is answered, and what the log says of it, where the picture that is asked for is `made`. */
const asked = async (path: string, made: Buffer | undefined, base = '', headers: Readonly<Record<string, string>> = {}) => {
  const maker = { extentOf: async () => ({ width: 64, height: 40 }), keyOf: () => 'key', view: async () => made } as unknown as ImageMaker
  const row: Partial<WholeItem> = { folderId: ID, preview: 'image', thumbnail: 'Ready', width: 64, height: 40 }
  const logged: string[] = []
  const app = Fastify({ trustProxy: true, logger: { level: 'warn', stream: { write: (line) => logged.push(line) } } })
  const [, route] = imageRoutes(maker)
  app.get('/iiif/:identifier/*', async (request, reply) => {
    const visit = { visitor: { query: async () => [row] }, portal: { downloads: 'original', rightsStatement: '' }, canonical: 'https://portal', base, live: { customDomain: 'museum.example' }, parameters: request.params, request }
    const found = (await route?.answer(visit as never)) as PortalSending | undefined
    await found?.send(request, reply)
    return reply
  })
  const { statusCode, body } = await app.inject({ url: `/iiif/${ID}/${path}`, headers })
  return { statusCode, body, logged }
}

it('a picture and what is known of it are sent once', async () => {
  expect(await asked('full/max/0/default.jpg', Buffer.from('a picture'))).toEqual({ statusCode: 200, body: 'a picture', logged: [] })
  expect(await asked('info.json', undefined)).toMatchObject({ statusCode: 200, logged: [] })
})

it('a picture that cannot be made is not there', async () => {
  expect(await asked('full/max/0/default.jpg', undefined)).toEqual({ statusCode: 404, body: 'There is no such picture.', logged: [] })
})

it('is at the host that was asked, whatever else a request says of hosts', async () => {
  const { body } = await asked('info.json', undefined, '/portal/quay', { host: 'vitrine.example', 'x-forwarded-host': 'evil.example' })
  expect(JSON.parse(body)).toMatchObject({ id: `http://vitrine.example/portal/quay/iiif/${ID}` })
})
