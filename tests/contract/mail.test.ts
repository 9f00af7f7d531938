import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signal, value } from './outcomes.ts'
import { PLATFORMS } from './platform.ts'

describe.each(PLATFORMS)('the mails of the installation %s', (_, open) => {
  let platform: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    platform = await open()
  })
  afterAll(() => platform.stop())

  it('go into the outbox where there is no mail server', async () => {
    const settings = value(await platform.mail.read(signal()))
    expect(settings).toMatchObject({ way: { kind: 'outbox', shown: false }, groups: [] })
    expect(settings.sender).toMatch(/^Vitrine <no-reply@/)
  })

  it('are tried with one to whoever asks', async () => {
    expect(value(await platform.mail.test(signal()))).toEqual({ to: 'super@vitrine.example', trouble: null, reply: '' })
    expect(value(await platform.mail.read(signal())).groups).toEqual([])
  })
})
