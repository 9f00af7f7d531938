import * as Result from 'effect/Result'
import type {
  Spreading,
  TreeOf,
  BranchFailure,
  RestrictionChange,
  RestrictionFailure,
  RestrictionGateway,
  Restrictions,
} from '../../application/restrictions/RestrictionGateway.ts'
import { decideAction } from '../../domain/rights/can.ts'
import { actionsOn } from '../../domain/rights/itemActions.ts'
import { FEATURES, MODULES } from '../../domain/access/modules.ts'
import type { RestrictionPlace } from '../../domain/access/reason.ts'
import { ROLE_PERMISSIONS, type DefaultRole } from '../../domain/access/roles.ts'
import { CHILD_LIMIT } from '../../domain/folders/folder.ts'
import { hasPieces, piecesSought } from '../../domain/folders/folderSearch.ts'
import { MOST_FOUND, type BranchPlace } from '../../domain/restrictions/restrictedTree.ts'
import type { Administrator, ResourceRef, RestrictedItem } from '../../domain/restrictions/restriction.ts'
import { spreadReason, type SpreadVerdict } from '../../domain/restrictions/spreading.ts'
import type { Faults } from '../memory/Faults.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'

interface SampleUser {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly role: DefaultRole
}

interface SampleGroup {
  readonly id: string
  readonly name: string
  readonly members: readonly string[]
}

/** Rows per page. */
const PAGE = 50
const PUBLICATION = 'publication'
/** What is chosen for many, while it is weighed. */
const MANY = 'many'

/** What is restricted in a sample library, for whom, and by the same judgement what that means. */
export class InMemoryRestrictionGateway implements RestrictionGateway {
  readonly #library: InMemoryLibrary
  readonly #faults: Faults
  readonly #users: readonly SampleUser[]
  readonly #groups: () => readonly SampleGroup[]
  readonly #roleNamed: (id: string) => string | undefined
  readonly #sets = new Map<string, Map<string, RestrictedItem>>()

  constructor(library: InMemoryLibrary, faults: Faults, users: readonly SampleUser[], groups: () => readonly SampleGroup[], roleNamed: (id: string) => string | undefined) {
    this.#library = library
    this.#faults = faults
    this.#users = users
    this.#groups = groups
    this.#roleNamed = roleNamed
  }

  async page(restrictions: Restrictions, after: string | null, signal: AbortSignal) {
    const fault = await this.#faults.meet('restrictions.page', signal)
    if (fault) return Result.fail(fault as never)
    const unknown = this.#unknown(restrictions)
    if (unknown) return Result.fail(unknown)
    const all = [...this.#setOf(restrictions).values()].reverse()
    const start = Number(after ?? 0)
    const whose = this.#nameOf(restrictions)
    return Result.succeed({ ...(whose === undefined ? {} : { whose }), items: all.slice(start, start + PAGE), next: all.length > start + PAGE ? String(start + PAGE) : null, total: all.length })
  }

  async change(restrictions: Restrictions, { restrict, lift }: RestrictionChange, signal: AbortSignal) {
    const fault = await this.#faults.meet('restrictions.change', signal)
    if (fault) return Result.fail(fault as never)
    const unknown = this.#unknown(restrictions)
    if (unknown) return Result.fail(unknown)
    const set = this.#setOf(restrictions)
    const items = restrict.map((resource) => this.#itemOf(resource))
    const missing = restrict.find((_resource, index) => items[index] === undefined)
    if (missing !== undefined) return Result.fail<RestrictionFailure>({ code: missing.kind === 'folder' ? 'FOLDER_NOT_FOUND' : 'ASSET_NOT_FOUND' })
    const fresh = items.flatMap((item) => (item === undefined || set.has(item.id) ? [] : [item]))
    for (const item of fresh) set.set(item.id, item)
    const lifted = lift.filter(({ id }) => set.delete(id))
    if (restrictions.of === 'publication') [...fresh, ...lifted].forEach((resource) => this.#library.keep(resource, set.has(resource.id)))
    return Result.succeed({ changed: fresh.length + lifted.length > 0 })
  }

  async branch(of: TreeOf, { type, folderId }: BranchPlace, _after: string | null, signal: AbortSignal) {
    const fault = await this.#faults.meet('restrictions.branch', signal)
    if (fault) return Result.fail(fault as never)
    const unknown = this.#unknown(of)
    if (unknown) return Result.fail<BranchFailure>(unknown)
    if (folderId !== null && !this.#library.folders.has(folderId)) return Result.fail<BranchFailure>({ code: 'FOLDER_NOT_FOUND' })
    const set = this.#setOf(of)
    const folders = this.#library.childrenOf(type, folderId)
    const items = [
      ...folders.slice(0, CHILD_LIMIT).map(({ id, name }) => ({ kind: 'folder' as const, id, name })),
      ...(folderId === null ? [] : this.#library.assetsIn(type, folderId)).map(({ id, name }) => ({ kind: 'asset' as const, id, name })),
    ]
    const groups = this.#groups().filter(({ members }) => 'userId' in of && members.includes(of.userId))
    const byGroups = items.flatMap(({ id }) => {
      const group = groups.find((one) => this.#sets.get(one.id)?.has(id))
      return group === undefined ? [] : [{ id, group: group.name }]
    })
    const restricted = items.map(({ id }) => id).filter((id) => set.has(id))
    return Result.succeed({ items, isCut: folders.length > CHILD_LIMIT, restricted, byGroups, whose: this.#nameOf(of) ?? '', next: null })
  }

  async find(of: TreeOf, search: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('restrictions.find', signal)
    if (fault) return Result.fail(fault as never)
    const unknown = this.#unknown(of)
    if (unknown) return Result.fail<BranchFailure>(unknown)
    const pieces = piecesSought(search)
    if (pieces.length === 0) return Result.succeed([])
    const all = [...this.#all()].filter(({ name }) => hasPieces(name, pieces)).slice(0, MOST_FOUND)
    return Result.succeed(all.map((item) => ({ kind: item.kind, id: item.id, type: item.type, name: item.name, path: item.path, restriction: this.#placeFor(of, item) ?? null })))
  }

  async weigh(of: TreeOf, { restrict, lift }: RestrictionChange, signal: AbortSignal) {
    const fault = await this.#faults.meet('restrictions.weigh', signal)
    if (fault) return Result.fail(fault as never)
    const unknown = this.#unknown(of)
    if (unknown) return Result.fail(unknown)
    const set = 'many' in of ? this.#sets.set(MANY, new Map()).get(MANY) ?? new Map<string, RestrictedItem>() : this.#setOf(of)
    const missing = [...restrict, ...lift].find((resource) => this.#itemOf(resource) === undefined)
    if (missing !== undefined) return Result.fail<RestrictionFailure>({ code: missing.kind === 'folder' ? 'FOLDER_NOT_FOUND' : 'ASSET_NOT_FOUND' })
    const hidden = () => [...this.#all()].filter((item) => this.#placeFor(of, item) !== undefined)
    const [held, before] = [new Map(set), hidden()]
    for (const resource of restrict) set.set(resource.id, this.#itemOf(resource) as RestrictedItem)
    for (const { id } of lift) set.delete(id)
    const after = hidden()
    set.clear()
    for (const [id, item] of held) set.set(id, item)
    const without = (some: readonly RestrictedItem[], others: readonly RestrictedItem[]) => {
      const left = some.filter(({ id }) => !others.some((other) => other.id === id))
      return { folders: left.filter(({ kind }) => kind === 'folder').length, files: left.filter(({ kind }) => kind === 'asset').length }
    }
    return Result.succeed({ vanishing: without(after, before), appearing: without(before, after) })
  }

  async spread({ targets, what, rehearse }: Spreading, signal: AbortSignal): Promise<Result.Result<SpreadVerdict, RestrictionFailure>> {
    const fault = await this.#faults.meet('restrictions.spread', signal)
    if (fault) return Result.fail(fault as never)
    const chosen = 'userIds' in targets ? this.#users.filter(({ id }) => targets.userIds.includes(id)) : this.#users.filter(({ role }) => this.#roleNamed(targets.roleId) === role)
    const isUnknown = 'from' in what && !this.#users.some(({ id }) => id === what.from)
    if (chosen.length === 0 || isUnknown) return Result.fail({ code: 'USER_NOT_FOUND' })
    const items = 'from' in what ? [...(this.#sets.get(what.from)?.values() ?? [])] : what.restrict.flatMap((one) => this.#itemOf(one) ?? [])
    const missing = 'restrict' in what ? what.restrict.find((one) => this.#itemOf(one) === undefined) : undefined
    if (missing !== undefined) return Result.fail({ code: missing.kind === 'folder' ? 'FOLDER_NOT_FOUND' : 'ASSET_NOT_FOUND' })
    const judged = chosen.map(({ id, firstName, lastName, role }) => {
      const fresh = items.filter((item) => !this.#setOf({ of: 'access', userId: id }).has(item.id))
      const code = spreadReason(this.#users[0]?.id ?? '', { id, permissions: ROLE_PERMISSIONS[role], missing: fresh.length })
      if (code === undefined && !rehearse) for (const item of fresh) this.#setOf({ of: 'access', userId: id }).set(item.id, item)
      return { id, name: `${firstName} ${lastName}`, code, added: fresh.length }
    })
    return Result.succeed({
      targets: items.length,
      done: judged.flatMap(({ id, name, code, added }) => (code === undefined ? [{ id, name, added }] : [])),
      left: judged.flatMap(({ id, name, code }) => (code === undefined ? [] : [{ id, name, code }])),
    })
  }

  async restrictedFor(resource: ResourceRef, signal: AbortSignal) {
    const fault = await this.#faults.meet('restrictions.restrictedFor', signal)
    if (fault) return Result.fail(fault as never)
    if (this.#itemOf(resource) === undefined) return Result.fail<RestrictionFailure>({ code: resource.kind === 'folder' ? 'FOLDER_NOT_FOUND' : 'ASSET_NOT_FOUND' })
    const among = (some: readonly { readonly id: string }[]) => some.filter(({ id }) => this.#placeIn(id, resource) !== undefined).length
    return Result.succeed({ people: among(this.#users), groups: among(this.#groups()) })
  }

  async users(resource: ResourceRef, search: string, _after: string | null, signal: AbortSignal) {
    const fault = await this.#faults.meet('restrictions.users', signal)
    if (fault) return Result.fail(fault as never)
    if (this.#itemOf(resource) === undefined) return Result.fail<RestrictionFailure>({ code: resource.kind === 'folder' ? 'FOLDER_NOT_FOUND' : 'ASSET_NOT_FOUND' })
    const wanted = search.trim().toLowerCase()
    const found = this.#users.filter(({ firstName, lastName, email }) => `${firstName} ${lastName} ${email}`.toLowerCase().includes(wanted))
    return Result.succeed({ items: found.map((user) => ({ ...user, restriction: this.#placeOf(user.id, resource) ?? null })), next: null })
  }

  async check(userId: string, resource: ResourceRef, signal: AbortSignal) {
    const fault = await this.#faults.meet('restrictions.check', signal)
    if (fault) return Result.fail(fault as never)
    const user = this.#users.find(({ id }) => id === userId)
    const item = this.#itemOf(resource)
    if (user === undefined) return Result.fail<RestrictionFailure>({ code: 'USER_NOT_FOUND' })
    if (item === undefined) return Result.fail<RestrictionFailure>({ code: resource.kind === 'folder' ? 'FOLDER_NOT_FOUND' : 'ASSET_NOT_FOUND' })
    const restricted = this.#placeOf(userId, resource)
    const who = { permissions: ROLE_PERMISSIONS[user.role], globalRoles: [], modules: MODULES, features: FEATURES }
    const { firstName, lastName, role } = user
    const actions = actionsOn(resource.kind).map((action) => {
      const decision = decideAction(who, action, { type: item.type, state: restricted === undefined ? {} : { restricted } })
      return { action, reasons: decision.allowed ? [] : decision.reasons }
    })
    return Result.succeed({ user: { firstName, lastName, role }, actions })
  }

  async administrators(signal: AbortSignal) {
    const fault = await this.#faults.meet('restrictions.administrators', signal)
    if (fault) return Result.fail(fault as never)
    const able = this.#users.filter(({ role }) => role === 'Admin')
    return Result.succeed<readonly Administrator[]>(able.map(({ firstName, lastName, role }) => ({ firstName, lastName, permissions: ROLE_PERMISSIONS[role] })))
  }

  /** Whether something is kept from publication, by itself or by a folder above it. */
  isKept(resource: ResourceRef): boolean {
    return this.#placeOf(PUBLICATION, resource) !== undefined
  }

  /** What is restricted is so as a copy too. */
  copied(from: ResourceRef, to: ResourceRef): void {
    const item = this.#itemOf(to)
    for (const set of this.#sets.values()) if (item !== undefined && set.has(from.id)) set.set(to.id, item)
  }

  #unknown(restrictions: Restrictions | TreeOf) {
    if (restrictions.of === 'publication' || 'many' in restrictions) return undefined
    if ('userId' in restrictions) return this.#users.some(({ id }) => id === restrictions.userId) ? undefined : ({ code: 'USER_NOT_FOUND' } as const)
    return this.#groups().some(({ id }) => id === restrictions.groupId) ? undefined : ({ code: 'GROUP_NOT_FOUND' } as const)
  }

  #nameOf(restrictions: Restrictions | TreeOf): string | undefined {
    if (restrictions.of === 'publication' || 'many' in restrictions) return undefined
    if ('groupId' in restrictions) return this.#groups().find(({ id }) => id === restrictions.groupId)?.name
    const user = this.#users.find(({ id }) => id === restrictions.userId)
    return user && `${user.firstName} ${user.lastName}`
  }

  #setOf(restrictions: Restrictions | TreeOf): Map<string, RestrictedItem> {
    if ('many' in restrictions) return new Map()
    const key = restrictions.of === 'publication' ? PUBLICATION : 'userId' in restrictions ? restrictions.userId : restrictions.groupId
    const set = this.#sets.get(key) ?? new Map<string, RestrictedItem>()
    this.#sets.set(key, set)
    return set
  }

  #itemOf({ kind, id }: ResourceRef): RestrictedItem | undefined {
    const found = kind === 'folder' ? this.#library.folders.get(id) : this.#library.assets.get(id)
    const parent = kind === 'folder' ? this.#library.folders.get(id)?.parentId : this.#library.assets.get(id)?.folderId
    return found && { kind, id, type: found.type, name: found.name, path: this.#wayTo(parent ?? null), restrictedAt: '2026-11-21T09:00:00.000Z' }
  }

  *#all(): Generator<RestrictedItem> {
    for (const [kind, ids] of [['folder', this.#library.folders.keys()], ['asset', this.#library.assets.keys()]] as const) {
      for (const id of ids) {
        const item = this.#library.trashed.has(id) ? undefined : this.#itemOf({ kind, id })
        if (item !== undefined) yield item
      }
    }
  }

  #placeFor(of: TreeOf, resource: ResourceRef): RestrictionPlace | undefined {
    if ('many' in of) return this.#placeIn(MANY, resource)
    return 'userId' in of ? this.#placeOf(of.userId, resource) : this.#placeIn(of.groupId, resource)
  }

  #wayTo(folderId: string | null): RestrictedItem['path'] {
    const folder = folderId === null ? undefined : this.#library.folders.get(folderId)
    return folder === undefined ? [] : [...this.#wayTo(folder.parentId), { id: folder.id, name: folder.name }]
  }

  /** What was set for a user goes before what was set for a group of theirs. */
  #placeOf(userId: string, resource: ResourceRef): RestrictionPlace | undefined {
    const own = this.#placeIn(userId, resource)
    if (own !== undefined) return own
    const groups = this.#groups().filter(({ members }) => members.includes(userId))
    return groups.flatMap(({ id, name }) => {
      const place = this.#placeIn(id, resource)
      return place === undefined ? [] : [{ ...place, group: name }]
    })[0]
  }

  #placeIn(key: string, resource: ResourceRef): RestrictionPlace | undefined {
    const set = this.#sets.get(key)
    if (set === undefined) return undefined
    if (set.has(resource.id)) return { by: 'itself' }
    const above = this.#itemOf(resource)?.path.findLast(({ id }) => set.has(id))
    return above && { by: 'above', folder: above.name }
  }
}
