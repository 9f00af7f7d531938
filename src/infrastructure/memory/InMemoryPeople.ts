import type { Permission } from '../../domain/access/permissions.ts'
import { ADMINISTRATION, ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import type { Delivery } from '../../domain/mail/delivery.ts'
import type { Language } from '../../domain/preferences/language.ts'
import type { Creator } from '../../domain/folders/creator.ts'
import type { readersLeft } from '../../domain/templates/readersLeft.ts'
import type { Policies } from '../../domain/organizations/policies.ts'
import type { Role } from '../../domain/roles/role.ts'
import type { SecondStep } from '../../domain/session/twoFactor.ts'
import type { UserGroupForm } from '../../domain/user-groups/userGroup.ts'
import { fullName, type Account, type AccountState } from '../../domain/users/account.ts'
import type { Powers } from '../../domain/users/lifecycle.ts'
import { successionAfter, type Leavings } from '../../domain/users/succession.ts'
import type { InMemoryLibrary } from './InMemoryLibrary.ts'

type Kept<Item> = Omit<Item, 'users' | 'roleName'>

export interface KeptGroup extends UserGroupForm {
  readonly id: string
  readonly revision: number
}

const SENT: Delivery = { state: 'sent', since: '2026-11-18T09:00:00.000Z', nextTryAt: null, trouble: null }

/** An invitation as it is a moment after it was made: here mails go out at once. */
export const INVITATION = { invitedUntil: '2126-11-25T09:00:00.000Z', invitationMail: SENT } as const

type Gone = Parameters<typeof readersLeft>[1]

/** The users and roles of one organization, and who of them is at work. */
export class InMemoryPeople {
  readonly accounts = new Map<string, Kept<Account>>()
  readonly roles = new Map<string, Kept<Role>>()
  readonly groups = new Map<string, KeptGroup>()
  /** Who has not set a password yet, blocked or not. */
  readonly invited = new Set<string>()
  /** What would end with whoever is deleted. */
  underWay: Partial<Leavings> = {}
  /** What the organization asks of its accounts. */
  policies: Policies = { sessionHours: null, idleMinutes: null, mailDomains: [], sharingAllowed: true }
  readonly actorId: string
  /** Who is deleted, by their name. */
  readonly #gone = new Map<string, string>()
  #succession: ReadonlyMap<string, string> = new Map()
  readonly #library: InMemoryLibrary
  #made = 0
  readonly #leaving = new Set<(gone: Gone) => void>()

  constructor(library: InMemoryLibrary, actorId: string) {
    this.#library = library
    this.actorId = actorId
  }

  newId(): string {
    this.#made += 1
    return `00000000-0000-4000-8000-${(0xb0000 + this.#made).toString(16).padStart(12, '0')}`
  }

  role(name: string, permissions: readonly Permission[]): string {
    const id = this.newId()
    this.roles.set(id, { id, name, permissions, revision: 1 })
    return id
  }

  account(firstName: string, lastName: string, roleId: string, state: AccountState = 'active', id = this.newId(), secondStep: SecondStep = 'off'): string {
    const username = `${firstName}.${lastName}`.toLowerCase().replaceAll(' ', '')
    const language: Language = 'en-US'
    const email = `${username.normalize('NFKD').replace(/[^a-z.]/g, '')}@harbour.example`
    const presence =
      state === 'invited'
        ? { sessions: 0, lastSeenAt: null, ...INVITATION }
        : { sessions: state === 'active' ? 1 : 0, lastSeenAt: '2026-11-17T14:20:00.000Z', invitedUntil: null, invitationMail: null }
    const known = { id, username, firstName, lastName, email, roleId, language, globalRoles: [], state, secondStep, ...presence, revision: 1 }
    if (state === 'invited') this.invited.add(id)
    this.accounts.set(id, { ...known, createdAt: '2026-02-14T09:00:00.000Z' })
    return id
  }

  /** What became of the mail of an invitation. */
  deliver(id: string, invitationMail: Delivery): void {
    const account = this.accounts.get(id)
    if (account === undefined) throw new Error('Nobody was invited')
    this.accounts.set(id, { ...account, invitationMail })
    this.#library.publish({ kind: 'accounts.changed' })
  }

  group(name: string, roleId: string | null, members: readonly string[]): string {
    const id = this.newId()
    this.groups.set(id, { id, name, roleId, members, revision: 1 })
    return id
  }

  seen(account: Kept<Account>): Account {
    return { ...account, roleName: this.roles.get(account.roleId)?.name ?? '' }
  }

  counted(role: Kept<Role>): Role {
    return { ...role, users: [...this.accounts.values()].filter(({ roleId }) => roleId === role.id).length }
  }

  groupsOf(userId: string): readonly KeptGroup[] {
    return [...this.groups.values()].filter(({ members }) => members.includes(userId))
  }

  groupPermissionsOf(userId: string): readonly Permission[] {
    return this.groupsOf(userId).flatMap(({ roleId }) => (roleId === null ? [] : (this.roles.get(roleId)?.permissions ?? [])))
  }

  powersOf({ id, roleId, globalRoles }: Kept<Account>): Powers {
    return { id, permissions: [...(this.roles.get(roleId)?.permissions ?? []), ...this.groupPermissionsOf(id)], globalRoles }
  }

  /** Of what these leave: what they added or look after. */
  leavingsOf(ids: readonly string[]): Leavings {
    const whose = new Set([...ids, ...[...this.#succession].filter(([, successor]) => ids.includes(successor)).map(([id]) => id)])
    const left = [...this.#library.addedBy].filter(([, id]) => whose.has(id)).map(([target]) => target)
    const [folders, assets] = [left.filter((id) => this.#library.folders.has(id)), left.filter((id) => this.#library.assets.has(id))]
    return { folders: folders.length, assets: assets.length, jobs: 0, zips: 0, uploads: 0, ...this.underWay }
  }

  /** Deletes users; whoever is named looks after what they leave. */
  leave(ids: readonly string[], successorId: string | null): void {
    for (const id of ids) {
      const account = this.accounts.get(id)
      if (account !== undefined) this.#gone.set(id, fullName(account))
      this.accounts.delete(id)
    }
    this.#succession = successionAfter(this.#succession, ids, successorId)
    this.left({ kind: 'user', ids, successor: successorId })
  }

  /** Hears of roles and users that are deleted. */
  onLeft(listener: (gone: Gone) => void): void {
    this.#leaving.add(listener)
  }

  left(gone: Gone): void {
    this.#leaving.forEach((listener) => listener(gone))
  }

  /** Who added something, as its details tell. */
  creatorOf(target: string): Creator {
    const id = this.#library.addedBy.get(target) ?? this.actorId
    const successor = this.accounts.get(this.#succession.get(id) ?? '')
    const account = this.accounts.get(id)
    const name = account === undefined ? (this.#gone.get(id) ?? '') : fullName(account)
    return { name, isGone: this.#gone.has(id), successor: successor === undefined ? null : fullName(successor) }
  }

  actor(): Powers {
    const own = this.accounts.get(this.actorId)
    if (own === undefined) throw new Error('Nobody is at work')
    return this.powersOf(own)
  }

  /** Does a change, unless it leaves nobody to administer the organization. */
  keepsAdministrator(change: () => void): boolean {
    const [accounts, roles, groups] = [[...this.accounts], [...this.roles], [...this.groups]]
    const before = this.administrators().length
    change()
    if (before === 0 || this.administrators().length > 0) {
      this.#library.publish({ kind: 'accounts.changed' })
      return true
    }
    this.accounts.clear()
    this.roles.clear()
    this.groups.clear()
    accounts.forEach(([id, account]) => this.accounts.set(id, account))
    roles.forEach(([id, role]) => this.roles.set(id, role))
    groups.forEach(([id, group]) => this.groups.set(id, group))
    return false
  }

  administrators(): readonly Kept<Account>[] {
    return [...this.accounts.values()].filter((account) => {
      const { permissions } = this.powersOf(account)
      return account.state === 'active' && ADMINISTRATION.every((one) => permissions.includes(one))
    })
  }
}

/** A museum's staff, with somebody in each state. */
export const samplePeople = (library: InMemoryLibrary, ids: { readonly actor: string; readonly publisher: string; readonly user: string }): InMemoryPeople => {
  const people = new InMemoryPeople(library, ids.actor)
  const [admin, publisher, user] = (['Admin', 'Publisher', 'User'] as const).map((name) => people.role(name, ROLE_PERMISSIONS[name]))
  people.account('Ada', 'Berg', admin ?? '', 'active', ids.actor)
  people.account('Mateo', 'Rivas', publisher ?? '', 'active', ids.publisher, 'app')
  people.account('Nora', 'Whitfield', user ?? '', 'active', ids.user)
  people.account('Åse Kristine', 'Bjørnstad-Haugen', user ?? '', 'invited')
  people.account('Jonas', 'Lund', user ?? '', 'blocked')
  people.group('Summer interns', null, [ids.user])
  people.group('Web editors', publisher ?? null, [])
  return people
}
