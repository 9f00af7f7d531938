import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import { AUDIT_EVENT_KINDS } from '../../domain/activity/auditEvent.ts'
import type { ActivityEntry } from '../../domain/activity/entry.ts'
import { AUDIT_KINDS } from '../../domain/activity/kinds.ts'
import { LANGUAGES, type Language } from '../../domain/preferences/language.ts'
import { formatDateTime } from '../../domain/format/dates.ts'
import { TIME_ZONE } from '../texts/timeZone.ts'
import { piecesOf, sentenceOf } from './sentence.ts'

const textsOf = async (language: Language) => {
  const app: unknown = JSON.parse(await readFile(join(import.meta.dirname, 'locales', `${language}.json`), 'utf8'))
  const texts = createInstance()
  await texts.init({ lng: language, ns: ['app'], defaultNS: 'app', resources: { [language]: { app } }, interpolation: { escapeValue: false } } as object)
  return texts
}

const ENTRY: ActivityEntry = {
  id: 'e',
  at: '2026-11-20T16:00:00.000Z',
  firstName: 'Ingrid',
  lastName: 'Solberg',
  byPlatform: false,
  kind: 'folder.updated',
  status: 'Succeeded',
  resourceName: 'Letters',
  before: { restrictedFor: null },
  after: { restrictedFor: 'Nora Whitfield' },
}

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(AUDIT_EVENT_KINDS)('%s has its sentence', async (event) => {
    const texts = await textsOf(language)
    expect(texts.exists(`activity.sentences.${event}`)).toBe(true)
    expect(texts.t(`activity.sentences.${event}` as never, { who: 'WHO' } as never)).toContain('WHO')
  })

  it.each(AUDIT_KINDS)('%s has its sentence where it failed, and its name', async (kind) => {
    const texts = await textsOf(language)
    expect(texts.t(`activity.attempts.${kind}` as never, { who: 'WHO' } as never)).toContain('WHO')
    expect(texts.exists(`activity.kinds.${kind}`)).toBe(true)
  })
})

describe('an entry as a sentence', () => {
  it.each([
    ['en-US', 'Ingrid Solberg restricted “Letters” for Nora Whitfield'],
    ['no', 'Ingrid Solberg begrenset «Letters» for Nora Whitfield'],
    ['es', 'Ingrid Solberg restringió «Letters» para Nora Whitfield'],
  ] as const)('in %s is %s', async (language, sentence) => {
    expect(sentenceOf((await textsOf(language)).t, ENTRY)).toBe(sentence)
  })

  it('sets apart who did it and with what, whatever they are called', async () => {
    const { t } = await textsOf('en-US')
    expect(piecesOf(t, { ...ENTRY, lastName: '{{name}}', resourceName: '<b>$t(activity.title)' })).toEqual([
      { is: 'who', text: 'Ingrid {{name}}' },
      { is: 'text', text: ' restricted ' },
      { is: 'name', text: '“<b>$t(activity.title)”' },
      { is: 'text', text: ' for Nora Whitfield' },
    ])
  })

  it('says what was tried, who the system is, and names no thing that is hidden', async () => {
    const { t } = await textsOf('en-US')
    expect(sentenceOf(t, { ...ENTRY, status: 'Failed' })).toBe('Ingrid Solberg tried to change “Letters”')
    expect(sentenceOf(t, { ...ENTRY, firstName: '', lastName: '', resourceName: '', before: null, after: null })).toBe('The system changed a folder')
    const gone = { ...ENTRY, kind: 'user.deleted', resourceName: 'Ola Vik', before: { email: 'ola@x.example' } } as const
    expect(sentenceOf(t, { ...gone, after: null })).toBe('Ingrid Solberg deleted the user Ola Vik')
    expect(sentenceOf(t, { ...gone, after: { handedOver: 'Nora Lind' } })).toBe('Ingrid Solberg deleted the user Ola Vik and handed over what they added to Nora Lind')
    expect(sentenceOf(t, { ...ENTRY, kind: 'user.updated', resourceName: 'Ola Vik', before: null, after: { blocked: true } })).toBe('Ingrid Solberg blocked Ola Vik')
  })

  const REFUSED: ActivityEntry = { ...ENTRY, kind: 'login', status: 'Failed', resourceName: '', before: null, after: null }
  const refused = { times: 12, limited: 7, lastAt: '2026-11-20T16:03:00.000Z' }
  const at = (iso: string) => formatDateTime(iso, TIME_ZONE)

  it.each([
    ['en-US', '12 sign-ins as Ingrid Solberg were refused, 7 of them for too many attempts, the last at '],
    ['no', '12 innlogginger som Ingrid Solberg ble avvist, 7 av dem på grunn av for mange forsøk, den siste '],
    ['es', 'Se rechazaron 12 inicios de sesión como Ingrid Solberg, 7 de ellos por demasiados intentos, el último: '],
  ] as const)('counts the sign-ins that were refused, in %s', async (language, sentence) => {
    const { t } = await textsOf(language)
    expect(sentenceOf(t, { ...REFUSED, refused })).toBe(`${sentence}${at(refused.lastAt).slice(11, 16)}`)
  })

  it('tells of one that was refused, and of the day of the last one', async () => {
    const { t } = await textsOf('en-US')
    expect(sentenceOf(t, { ...REFUSED, refused: { ...refused, times: 1, limited: 0 } })).toBe('A sign-in as Ingrid Solberg was refused')
    expect(sentenceOf(t, { ...REFUSED, refused: { ...refused, times: 1, limited: 1 } })).toBe('A sign-in as Ingrid Solberg was refused for too many attempts')
    const lastAt = '2026-11-22T16:03:00.000Z'
    const next = sentenceOf(t, { ...REFUSED, refused: { times: 3, limited: 0, lastAt } })
    expect(next).toBe(`3 sign-ins as Ingrid Solberg were refused, the last at ${at(lastAt).slice(0, 16)}`)
  })
})
