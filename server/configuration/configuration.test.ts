import { resolve } from 'node:path'
import { inspect } from 'node:util'
import * as Redacted from 'effect/Redacted'
import { describe, expect, it } from 'vitest'
import { decodeConfiguration, hasOutbox, WrongConfiguration, type Environment } from './configuration.ts'

const problemsOf = (environment: Environment): readonly string[] => {
  try {
    decodeConfiguration(environment)
  } catch (error) {
    if (error instanceof WrongConfiguration) return error.problems
    throw error
  }
  return []
}

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(decodeConfiguration({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: undefined,
      dataDirectory: resolve('.data'),
      secret: undefined,
      databaseUrl: undefined,
      databasePool: 6,
      trustedProxies: [],
      nameServers: [],
      streamUrl: undefined,
      smtpUrl: undefined,
      mailFrom: undefined,
      assistantModel: undefined,
      demo: true,
      production: false,
      logLevel: 'info',
    })
  })

  it('takes an empty variable for an absent one', () => {
    expect(decodeConfiguration({ PORT: '', PUBLIC_URL: ' ' })).toEqual(decodeConfiguration({}))
  })

  it.each([
    [{}, true],
    [{ VITRINE_DEMO: 'on' }, true],
    [{ VITRINE_DEMO: 'off' }, false],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', VITRINE_DEMO: 'on' }, false],
  ] as const)('with %j makes demo data: %s', (environment, demo) => {
    expect(decodeConfiguration(environment).demo).toBe(demo)
  })

  it('names every variable that is wrong at once', () => {
    const environment = {
      PORT: '70000',
      PUBLIC_URL: 'ftp://vitrine.example',
      VITRINE_SECRET: 'short',
      DATABASE_URL: 'mysql://localhost/vitrine',
      DATABASE_POOL: 'many',
      TRUSTED_PROXIES: '10.0.0.0/33',
      STREAM_URL: 'https://streams.example',
      VITRINE_DEMO: 'perhaps',
      LOG_LEVEL: 'loud',
    }
    expect(problemsOf(environment).map((problem) => problem.split(' ')[0]).sort()).toEqual(Object.keys(environment).sort())
  })

  it('shows no secret, neither where it is right nor where it is wrong', () => {
    const secrets = { VITRINE_SECRET: 'correct horse battery staple harbour', DATABASE_URL: 'postgresql://owner:anchor@db/v', SMTP_URL: 'smtps://us:fathom@mail.example' }
    const configuration = decodeConfiguration(secrets)
    const shown = `${inspect(configuration, { depth: 9 })} ${JSON.stringify(configuration)}`
    const wrong = Object.fromEntries(Object.entries(secrets).map(([name, secret]) => [name, secret.slice(0, -5).replace(/^\w+:/, 'ftp:')]))
    const reported = problemsOf({ ...wrong, VITRINE_SECRET: 'battery' }).join()
    expect(reported).toMatch(/VITRINE_SECRET.*DATABASE_URL.*SMTP_URL/)
    expect(`${shown} ${reported}`).not.toMatch(/battery|anchor|fathom/)
  })

  it('takes digits alone for a number', () => {
    expect(['1e3', '0x50', '8080.0', '-1', '+80'].map((PORT) => problemsOf({ PORT }).length)).toEqual([1, 1, 1, 1, 1])
    expect(decodeConfiguration({ PORT: ' 8080 ' }).port).toBe(8080)
  })

  it.each(['http://', 'https://vitrine.example/path', 'https://a:b@vitrine.example', 'vitrine.example', 'https://vitrine.example/?x'])(
    'takes no public address like %s',
    (PUBLIC_URL) => {
      expect(problemsOf({ PUBLIC_URL })).toEqual(['PUBLIC_URL must be an address such as https://vitrine.example, without a path'])
    },
  )

  it('wants the host of streams at or below the public one', () => {
    const PUBLIC_URL = 'https://vitrine.example'
    expect(problemsOf({ PUBLIC_URL, STREAM_URL: 'https://streams.vitrine.example' })).toEqual([])
    expect(problemsOf({ PUBLIC_URL, STREAM_URL: 'https://othervitrine.example' })).toHaveLength(1)
    expect(problemsOf({ STREAM_URL: 'https://vitrine.example' })).toHaveLength(1)
  })

  it('reads a mail server and whom mails are from', () => {
    const { smtpUrl: redacted, mailFrom } = decodeConfiguration({
      SMTP_URL: 'smtps://vitrine:p%40ss@mail.example:465',
      MAIL_FROM: 'Harbour Museum <vitrine@museum.example>',
    })
    const smtpUrl = redacted && Redacted.value(redacted)
    expect([smtpUrl?.hostname, smtpUrl?.username, mailFrom]).toEqual(['mail.example', 'vitrine', 'Harbour Museum <vitrine@museum.example>'])
    expect(problemsOf({ SMTP_URL: 'https://mail.example' })).toHaveLength(1)
    expect(problemsOf({ SMTP_URL: 'smtp://mail.example/?tls=no' })).toHaveLength(1)
    expect(problemsOf({ SMTP_URL: 'smtp://vitrine:100%sure@mail.example' })).toEqual([expect.stringContaining('percent-encoded')])
    expect(problemsOf({ MAIL_FROM: 'Museum <a@b.example>, <c@d.example>' })).toHaveLength(1)
    expect(problemsOf({ MAIL_FROM: 'nobody' })).toHaveLength(1)
  })

  it.each([
    [{}, true],
    [{ SMTP_URL: 'smtp://mail.example' }, false],
    [{ VITRINE_DEMO: 'off' }, false],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', VITRINE_DEMO: 'on' }, false],
  ])('shows its mails in the browser only as a demo without a mail server (%j)', (environment, shows) => {
    expect(hasOutbox(decodeConfiguration(environment))).toBe(shows)
  })

  it('reads several proxies', () => {
    expect(decodeConfiguration({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).trustedProxies).toEqual(['10.0.0.0/8', '::1'])
  })

  it('reads several name servers, by their addresses alone', () => {
    expect(decodeConfiguration({ NAME_SERVERS: '10.0.0.2, 127.0.0.1:5353, [::1]:53' }).nameServers).toEqual(['10.0.0.2', '127.0.0.1:5353', '[::1]:53'])
    expect(problemsOf({ NAME_SERVERS: 'dns.example' })).toHaveLength(1)
  })

  it('knows a language model by its address and name, which go together', () => {
    const url = 'https://models.example/v1'
    expect(decodeConfiguration({ ASSISTANT_URL: url, ASSISTANT_MODEL: 'm', ASSISTANT_DAILY_TOKENS: '9' }).assistantModel).toEqual({
      url: new URL(url),
      model: 'm',
      key: undefined,
      timeout: 60,
      maxTokens: 1024,
      dailyTokens: 9,
    })
    expect([problemsOf({ ASSISTANT_URL: url }), problemsOf({ ASSISTANT_MODEL: 'm' }), problemsOf({ ASSISTANT_URL: 'models.example', ASSISTANT_MODEL: 'm' })].map((all) => all.length)).toEqual([1, 1, 1])
  })
})
