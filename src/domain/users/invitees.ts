import type { Delivery } from '../mail/delivery.ts'
import { isAllowedAddress } from '../organizations/policies.ts'
import { nameKey } from '../naming/names.ts'
import { emailKey } from '../validation/patterns.ts'
import { isValid } from '../validation/form.ts'
import { tidy } from '../validation/text.ts'
import { userProblems, type UserForm } from './user.ts'

/** Who is invited, as a line of what was pasted says. */
export type Invitee = Pick<UserForm, 'username' | 'firstName' | 'lastName' | 'email'>

/** The most people that are invited at once. */
export const MOST_INVITED = 200

/** How far the mail to somebody invited is; null: nothing is known of it. */
export interface MailedTo {
  readonly email: string
  readonly mail: Delivery | null
}

/** Why a line invites nobody. `place`: from 0. */
export const LINE_CODES = ['VALIDATION_FAILED', 'EMAIL_ALREADY_EXISTS', 'USERNAME_ALREADY_EXISTS', 'MAIL_DOMAIN_NOT_ALLOWED'] as const
export interface WrongLine {
  readonly place: number
  readonly code: (typeof LINE_CODES)[number]
}

/** Those whose lines invite somebody. */
export const rightOf = (people: readonly Invitee[], wrong: readonly WrongLine[]): readonly Invitee[] =>
  people.filter((_, at) => wrong.every(({ place }) => place !== at))

/** Judges each line by the rules of a single invitation. `taken`: keys of addresses and usernames that there are; a line takes its own from those below. */
export const judgeInvitees = (people: readonly UserForm[], taken: { readonly emails: readonly string[]; readonly usernames: readonly string[] }, domains: readonly string[] = []): readonly WrongLine[] => {
  const [emails, usernames] = [new Set(taken.emails), new Set(taken.usernames)]
  return people.flatMap((person, place): readonly WrongLine[] => {
    if (!isValid(userProblems(person))) return [{ place, code: 'VALIDATION_FAILED' }]
    const [email, username] = [emailKey(person.email), nameKey(person.username)]
    if (!isAllowedAddress(person.email, domains)) return [{ place, code: 'MAIL_DOMAIN_NOT_ALLOWED' }]
    if (emails.has(email)) return [{ place, code: 'EMAIL_ALREADY_EXISTS' }]
    if (usernames.has(username)) return [{ place, code: 'USERNAME_ALREADY_EXISTS' }]
    emails.add(email)
    usernames.add(username)
    return []
  })
}

/** The cells of a line of CSV: between commas, semicolons or tabs, quoted or not. */
const cellsOf = (line: string): readonly string[] =>
  [...line.matchAll(/(?:^|[,;\t])(?:[^\S\t]*"((?:[^"]|"")*)")?([^,;\t]*)/g)].map(([, quoted = '', plain = '']) => tidy(quoted.replaceAll('""', '"') + plain))

const HEADERS: Readonly<Record<keyof Invitee, RegExp>> = {
  email: /^(e-?mail|e-?post|correo)/i,
  firstName: /^(first|given|fornavn|nombre$)/i,
  lastName: /^(last|family|sur|etternavn|apellido)/i,
  username: /^(user|brukernavn|usuario|nombre de usuario)/i,
}

const isAddress = (cell: string): boolean => cell.includes('@')

/** `Ada Berg <ada@berg.no>` in its parts. */
const unwrapped = (cell: string): readonly string[] => {
  const at = cell.lastIndexOf('<')
  const address = cell.slice(at + 1, -1)
  if (at < 0 || !cell.endsWith('>') || !isAddress(address) || address.includes('>')) return [cell]
  const name = tidy(cell.slice(0, at)).replaceAll('"', '')
  return [...(name === '' ? [] : [name]), tidy(address)]
}

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

/** First and last name of what is one cell (`Ada Berg`, `Berg, Ada`), two, or only in the address (`ada.berg@…`). */
const namesOf = (names: readonly string[], address: string): readonly [string, string] => {
  const [first = '', second] = names
  if (second !== undefined) return [first, second]
  const [last, before] = first.split(',').map(tidy)
  if (last !== undefined && before !== undefined) return [before, last]
  const words = first === '' ? (address.split('@')[0] ?? '').split(/[._-]+/).map(capital) : first.split(/\s+/)
  return words.length < 2 ? [words[0] ?? '', ''] : [words.slice(0, -1).join(' '), words.at(-1) ?? '']
}

const personOf = (cells: readonly string[]): Invitee => {
  const parts = cells.flatMap(unwrapped).filter((cell) => cell !== '')
  const email = parts.find(isAddress) ?? parts[0] ?? ''
  const others = parts.filter((cell) => cell !== email && !isAddress(cell))
  const [firstName, lastName] = namesOf(others, email)
  return { email, firstName, lastName, username: others[2] ?? email }
}

/** People as they are pasted: addresses, with names or without, or a CSV with or without a head. Who has no username gets the address for one. */
export const inviteesIn = (text: string): readonly Invitee[] => {
  const lines = text.split(/\r\n?|\n/).filter((line) => tidy(line) !== '')
  const [head] = lines
  if (head !== undefined && !isAddress(head) && cellsOf(head).some((cell) => HEADERS.email.test(cell))) {
    const columns = cellsOf(head).map((cell) => Object.entries(HEADERS).find(([, pattern]) => pattern.test(cell))?.[0])
    return lines.slice(1).map((line) => {
      const cells = cellsOf(line)
      const at = (name: keyof Invitee) => cells[columns.indexOf(name)] ?? ''
      const [firstName, lastName] = at('firstName') === '' && at('lastName') === '' ? namesOf([], at('email')) : [at('firstName'), at('lastName')]
      return { email: at('email'), firstName, lastName, username: at('username') === '' ? at('email') : at('username') }
    })
  }
  return lines.flatMap((line) => {
    const cells = cellsOf(line)
    return cells.filter(isAddress).length > 1 ? cells.filter((cell) => cell !== '').map((cell) => personOf([cell])) : [personOf(cells)]
  })
}
