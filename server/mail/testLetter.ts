import type { Viewer } from '../access/viewer.ts'
import type { Language } from '../../src/domain/preferences/language.ts'
import { fullName } from '../../src/domain/users/account.ts'
import type { Letter } from './Letter.ts'
import { wordsOf } from './texts.ts'

/** The letter by which a super administrator sees whether mails go out. */
export const testLetter = (viewer: Pick<Viewer, 'email' | 'firstName' | 'lastName'>, language: Language, origin: string): Letter => {
  const t = wordsOf(language)
  return {
    to: { name: fullName(viewer), address: viewer.email },
    language,
    subject: t('test.subject'),
    paragraphs: [t('greeting', { name: viewer.firstName }), t('test.text', { origin })],
    notes: [t('test.ignore')],
  }
}
