import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailServer, refusing } from '../../tests/support/server/mailServer.ts'
import { mailing } from '../../tests/support/server/mailing.ts'
import { mailTo } from '../../tests/support/server/outbox.ts'
import { freshConnection } from '../../tests/support/server/testServer.ts'
import type { Database } from '../database/connect.ts'
import { inTenant } from '../database/tenant.ts'
import type { Letter } from './Letter.ts'
import { messageOf } from './message.ts'
import { OutboxTransport, outboxOf } from './OutboxTransport.ts'

const NASTY = `<img src=x onerror="alert(1)">'; drop table users; --`

const LETTER: Letter = {
  to: { name: 'Ådne Øyen', address: 'adne@harbour.example' },
  language: 'no',
  subject: 'Nytt passord for Havnemuseet',
  paragraphs: ['Hei Ådne,', `noen ba om det: ${NASTY}`],
  action: { label: 'Velg nytt passord', url: 'https://vitrine.example/account/new-password#token' },
  notes: ['Lenken virker én gang.'],
}

let database: Database
let folder: string
let organizationId: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-mail-'))
  database = await freshConnection()
  const { rows } = await database.owner.query<{ id: string }>(`select id from organizations where name = 'Harbour Museum'`)
  organizationId = rows[0]?.id ?? ''
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

/** Sends mails that are all this letter, or for which there is no reason any more. */
const openPost = async (smtpUrl: URL | undefined, letter: Letter | null = LETTER, from?: string) => {
  const post = mailing({ database, dataDirectory: folder, smtpUrl, letter: letter ?? undefined, from })
  await post.begin()
  const send = () => inTenant(database, organizationId, (tenant) => post.mails.send(tenant, { kind: 'password', subjectId: randomUUID() }))
  return { post, send, errors: post.errors }
}

const waiting = async (): Promise<number> => {
  const { rows } = await database.owner.query<{ count: number }>(`select count(*)::int as count from jobs where kind = 'mail' and state in ('Waiting', 'Working')`)
  return rows[0]?.count ?? -1
}

describe('a mail by SMTP', () => {
  it('goes to the mail server as text and as HTML, with everything escaped', async () => {
    const server = await mailServer()
    const { post, send, errors } = await openPost(new URL(`smtp://vitrine:p%40ss@127.0.0.1:${server.port}`))
    try {
      await send()
      await expect.poll(() => server.received.length).toBe(1)
      const [received] = server.received
      expect(received).toMatchObject({ from: 'no-reply@vitrine.example', to: ['adne@harbour.example'], user: 'vitrine' })
      const { subject, text = '', html = '', to, messageId } = await PostalMime.parse(received?.bytes ?? '')
      expect([subject, to]).toEqual(['Nytt passord for Havnemuseet', [{ name: 'Ådne Øyen', address: 'adne@harbour.example' }]])
      expect(messageId).toMatch(/^<[0-9a-f-]{36}@vitrine\.example>$/)
      expect(text).toContain(NASTY)
      expect(text).toContain('https://vitrine.example/account/new-password#token')
      expect(html).not.toContain('<img')
      expect(html).toContain('&#60;img src=x onerror=&#34;alert(1)&#34;&#62;')
      expect(html).toContain('href="https://vitrine.example/account/new-password#token"')
      await expect.poll(waiting).toBe(0)
      expect(errors).toEqual([])
    } finally {
      await post.close()
      await server.stop()
    }
  })

  it('is tried again until the mail server takes it, and comes once', async () => {
    const data = refusing(1, 451, 'busy')
    const server = await mailServer({ data })
    const { post, send, errors } = await openPost(new URL(`smtp://127.0.0.1:${server.port}`), LETTER, 'Museum <mail@museum.example>')
    try {
      await send()
      await expect.poll(() => server.received.length, { interval: 100 }).toBe(1)
      expect([data.count(), errors.length, server.received[0]?.from]).toEqual([1, 1, 'mail@museum.example'])
      await expect.poll(waiting).toBe(0)
    } finally {
      await post.close()
      await server.stop()
    }
  })

  it('that has no reason any more is not sent', async () => {
    const server = await mailServer()
    const { post, send, errors } = await openPost(new URL(`smtp://127.0.0.1:${server.port}`), null)
    try {
      await send()
      await expect.poll(waiting).toBe(0)
      expect([server.received, errors]).toEqual([[], []])
    } finally {
      await post.close()
      await server.stop()
    }
  })
})

describe('a mail without a mail server', () => {
  it('lies in the outbox', async () => {
    const { post, send } = await openPost(undefined, { ...LETTER, to: { name: 'Nora', address: 'outbox@harbour.example' } })
    try {
      await send()
      const mail = await mailTo(folder, 'outbox@harbour.example')
      expect([mail.subject, mail.text?.includes('#token')]).toEqual(['Nytt passord for Havnemuseet', true])
    } finally {
      await post.close()
    }
  })

  it('replaces itself when it is tried again', async () => {
    const outbox = new OutboxTransport(outboxOf(folder))
    const letter = { ...LETTER, to: { name: 'Nora', address: 'twice@harbour.example' } }
    const message = messageOf(letter, { id: 'the-same', from: 'a@b.no', host: 'b.no' })
    await outbox.deliver(message, 'the-same')
    await outbox.deliver(message, 'the-same')
    expect((await mailTo(folder, 'twice@harbour.example', 1)).messageId).toBe('<the-same@b.no>')
    await outbox.close()
  })
})

it('no value begins a header of its own', async () => {
  const evil = 'Nora\r\nBcc: thief@evil.example'
  const outbox = new OutboxTransport(outboxOf(folder))
  const letter = { ...LETTER, subject: evil, to: { name: evil, address: 'header@harbour.example' } }
  await outbox.deliver(messageOf(letter, { id: 'evil', from: 'a@b.no', host: 'b.no' }), 'evil')
  const mail = await mailTo(folder, 'header@harbour.example')
  expect([mail.bcc, mail.subject, mail.to?.[0]?.name]).toEqual([undefined, 'Nora Bcc: thief@evil.example', 'Nora Bcc: thief@evil.example'])
  await outbox.close()
})
