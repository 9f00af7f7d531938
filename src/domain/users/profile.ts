import { personName } from '../organizations/organization.ts'
import { LANGUAGES, type Language } from '../preferences/language.ts'
import { newPassword, normalizePassword } from '../session/newPassword.ts'
import { passwordGiven } from '../session/login.ts'
import { alsoAt, problemsIn } from '../validation/form.ts'
import type { FieldProblems } from '../validation/problem.ts'
import { oneOf } from '../validation/rules.ts'

/** What people see of their own account. */
export interface Profile {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly role: string
  /** In which they are written to; null until they choose one. */
  readonly language: Language | null
  /** Names the picture; null without one. */
  readonly pictureVersion: string | null
}

/** What of it they can change themselves. */
export interface ProfileForm {
  readonly firstName: string
  readonly lastName: string
  readonly language: string
}

/** Whether something was filled in that is not saved; `language`: the one that is offered to who has chosen none. */
export const isProfileChanged = ({ firstName, lastName, language: chosen }: Profile, form: ProfileForm, language: Language): boolean =>
  form.firstName !== firstName || form.lastName !== lastName || form.language !== (chosen ?? language)

export const profileProblems = (form: ProfileForm): FieldProblems =>
  problemsIn(form, { firstName: personName, lastName: personName, language: oneOf(LANGUAGES) })

export interface PasswordChangeForm {
  readonly current: string
  readonly password: string
  readonly repeat: string
}

/** The new password obeys the rules of specification section 5, and is not the present one; whether the current one is right is the server's to say. */
export const passwordChangeProblems = (form: PasswordChangeForm): FieldProblems => {
  const [current, password, repeat] = [form.current, form.password, form.repeat].map(normalizePassword)
  const problems = problemsIn(form, { current: passwordGiven, password: newPassword, repeat: passwordGiven })
  const differing = alsoAt(problems, 'password', password === current ? { code: 'passwordUnchanged' } : undefined)
  return alsoAt(differing, 'repeat', password === repeat ? undefined : { code: 'passwordsDiffer' })
}

/** A browser somebody is signed in with. */
export interface OwnSession {
  readonly id: string
  readonly isCurrent: boolean
  readonly remembered: boolean
  /** What the browser says of itself; empty when it says nothing. */
  readonly userAgent: string
  /** From where they signed in; empty where that was not kept. */
  readonly address: string
  /** That is the network that asks now. */
  readonly isHere: boolean
  /** ISO 8601. */
  readonly createdAt: string
  readonly usedAt: string
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\S+ .*Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const firstIn = (names: typeof BROWSERS, userAgent: string): string | undefined => names.find(([pattern]) => pattern.test(userAgent))?.[1]

/** A browser by names that people know. Undefined for what none of them is. */
export const deviceIn = (userAgent: string): { readonly browser: string | undefined; readonly system: string | undefined } =>
  ({ browser: firstIn(BROWSERS, userAgent), system: firstIn(SYSTEMS, userAgent) })
