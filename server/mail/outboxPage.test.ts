import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { messageOf } from './message.ts'
import { outboxPage } from './outboxPage.ts'
import { OutboxTransport } from './OutboxTransport.ts'

const ORIGIN = 'http://127.0.0.1:3000'

let directory: string
let app: FastifyInstance

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vitrine-outbox-'))
  app = Fastify()
  app.get('/outbox', outboxPage({ directory, origin: () => ORIGIN }))
})
afterAll(async () => {
  await app.close()
  await rm(directory, { recursive: true, force: true })
})

const read = (language = 'en') => app.inject({ method: 'GET', url: '/outbox', headers: { 'accept-language': language } })

it('says that nothing was sent yet, in the language of who looks', async () => {
  expect((await read()).body).toContain('No mail has been sent yet.')
  expect((await read('nb-NO')).body).toContain('Ingen e-post er sendt ennå.')
})

it('shows mails as text, with links of its own alone', async () => {
  const outbox = new OutboxTransport(directory)
  await outbox.deliver(
    messageOf(
      {
        to: { name: 'Nora', address: 'nora@harbour.example' },
        language: 'en-US',
        subject: '<script>alert(1)</script>',
        paragraphs: ['<img src=x onerror=alert(1)> https://evil.example/x'],
        action: { label: 'Set your password', url: `${ORIGIN}/password-not-set#token` },
        notes: [],
      },
      { id: 'one', from: 'a@b.no', host: 'b.no' },
    ),
    'one',
  )
  await outbox.close()
  const { body, headers } = await read()
  expect(body).toContain(`<a href="${ORIGIN}/password-not-set#token">`)
  expect(body).toContain('&#60;script&#62;alert(1)')
  expect(body).not.toMatch(/<script|<img|href="https:\/\/evil/)
  const nonce = /<style nonce="([^"]+)">/.exec(body)?.[1] ?? ''
  expect(nonce.length).toBeGreaterThan(20)
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`)
  expect(headers['cache-control']).toBe('no-store')
})

it('shows the others where a crash of the machine has left one of them empty', async () => {
  await writeFile(join(directory, 'lost.json'), '')
  const { statusCode, body } = await read()
  expect([statusCode, body.includes('nora@harbour.example')]).toEqual([200, true])
})
