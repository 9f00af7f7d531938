import * as Result from 'effect/Result'
import type { ShareLinkGateway, ShareLinkList } from '../../application/share-links/ShareLinkGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Selection } from '../../domain/items/selection.ts'
import { MOST_SHARED } from '../../domain/share-links/limits.ts'
import { kindOfShared, mayChangeLink, shareLinkProblems, stateOfLink, type ShareLink, type ShareLinkForm } from '../../domain/share-links/shareLink.ts'
import { parseDate } from '../../domain/validation/dates.ts'
import { isValid } from '../../domain/validation/form.ts'
import { tidy } from '../../domain/validation/text.ts'
import type { Faults } from '../memory/Faults.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'
import type { InMemoryPeople } from '../memory/InMemoryPeople.ts'
import { namedBy, type InMemoryBatches } from '../memory/inMemorySelection.ts'

const NOT_FOUND = Result.fail({ code: 'SHARE_LINK_NOT_FOUND' } as const)
const ENDED = Result.fail({ code: 'SHARE_LINK_ENDED' } as const)
const NOT_ALLOWED = Result.fail({ code: 'SHARING_NOT_ALLOWED' } as const)
const PAGE = 50

/** What a link keeps beside what is told of it. */
interface Kept {
  readonly link: ShareLink
  readonly named: readonly string[]
}

export class InMemoryShareLinkGateway implements ShareLinkGateway {
  readonly #library: InMemoryLibrary
  readonly #people: InMemoryPeople
  readonly #faults: Faults
  readonly #batches: InMemoryBatches
  /** The oldest first. */
  #links: readonly Kept[] = []
  readonly #revoked = new Set<string>()

  constructor(library: InMemoryLibrary, people: InMemoryPeople, faults: Faults, batches: InMemoryBatches) {
    this.#library = library
    this.#people = people
    this.#faults = faults
    this.#batches = batches
  }

  /** What was shared already, the oldest first. */
  keep(...links: readonly ShareLink[]): void {
    this.#links = [...this.#links, ...links.map((link) => ({ link, named: link.resourceId === null ? [] : [link.resourceId] }))]
  }

  async page({ of, state, makerId, resourceId }: ShareLinkList, after: string | null, signal: AbortSignal) {
    const fault = await this.#faults.meet('shareLinks.page', signal)
    if (fault) return Result.fail(fault as never)
    const all = this.#links
      .toReversed()
      .filter(({ link, named }) => (of === 'all' || link.isOwn) && (resourceId === undefined || named.some((id) => id === resourceId || this.#above(resourceId).includes(id))))
      .map(({ link }) => link)
      .filter((link) => (state === undefined || (link.state === 'active') === (state === 'active')) && (makerId === undefined || of === 'own' || link.makerId === makerId))
    const begin = after === null ? 0 : Number(after)
    return Result.succeed({ items: all.slice(begin, begin + PAGE), next: all.length > begin + PAGE ? String(begin + PAGE) : null, total: all.length, allowed: this.#people.policies.sharingAllowed })
  }

  async sharers(signal: AbortSignal) {
    const fault = await this.#faults.meet('shareLinks.sharers', signal)
    if (fault) return Result.fail(fault as never)
    const names = new Map(this.#links.map(({ link }) => [link.makerId, link.maker]))
    return Result.succeed([...names].map(([id, name]) => ({ id, name })).toSorted((one, other) => one.name.localeCompare(other.name)))
  }

  async read(id: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('shareLinks.read', signal)
    if (fault) return Result.fail(fault as never)
    const link = this.#find(id)
    return link === undefined ? NOT_FOUND : Result.succeed(link)
  }

  async make(type: ResourceType, selection: Selection, form: ShareLinkForm, signal: AbortSignal) {
    const fault = await this.#faults.meet('shareLinks.make', signal)
    if (fault) return Result.fail(fault as never)
    if (!this.#people.policies.sharingAllowed) return NOT_ALLOWED
    const fields = shareLinkProblems(form, new Date(), false)
    if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields } as const)
    const selected = namedBy(this.#library, this.#batches, type, selection)
    if (Result.isFailure(selected)) return Result.fail(selected.failure)
    const named = [...selected.success.folders.map(({ id }) => ({ kind: 'folder' as const, id })), ...selected.success.assets.map(({ id }) => ({ kind: 'asset' as const, id }))]
    if (named.length === 0) return Result.fail({ code: 'VALIDATION_FAILED', fields: { selection: { code: 'required' } } } as const)
    if (named.length > MOST_SHARED) return Result.fail({ code: 'VALIDATION_FAILED', fields: { selection: { code: 'tooMany', limit: MOST_SHARED } } } as const)
    const maker = this.#people.accounts.get(this.#people.actorId)
    const [only] = named
    const made: ShareLink = {
      ...this.#filled(form),
      id: this.#people.newId(),
      state: 'active',
      kind: kindOfShared(named),
      type,
      resourceId: named.length === 1 ? (only?.id ?? null) : null,
      count: named.length,
      maker: maker === undefined ? '' : `${maker.firstName} ${maker.lastName}`,
      makerId: this.#people.actorId,
      isOwn: true,
      opens: 0,
      downloads: 0,
      lastUsedAt: null,
      createdAt: new Date().toISOString(),
      revision: 1,
    }
    this.#links = [...this.#links, { link: made, named: named.map(({ id }) => id) }]
    this.#publish()
    return Result.succeed({ link: made, token: this.#token() })
  }

  async edit({ id, revision }: Pick<ShareLink, 'id' | 'revision'>, form: ShareLinkForm, signal: AbortSignal) {
    const fault = await this.#faults.meet('shareLinks.edit', signal)
    if (fault) return Result.fail(fault as never)
    const link = this.#find(id)
    if (link === undefined || !link.isOwn) return NOT_FOUND
    if (!mayChangeLink(link)) return ENDED
    if (!this.#people.policies.sharingAllowed) return NOT_ALLOWED
    const fields = shareLinkProblems(form, new Date(), link.isProtected)
    if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields } as const)
    if (link.revision !== revision) return Result.fail({ code: 'STALE_EDIT' } as const)
    const filled = this.#filled(form)
    return Result.succeed(this.#write({ ...link, ...filled, state: stateOfLink(false, filled.until, new Date()) }))
  }

  async renew(id: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('shareLinks.renew', signal)
    if (fault) return Result.fail(fault as never)
    const link = this.#find(id)
    if (link === undefined || !link.isOwn) return NOT_FOUND
    if (!mayChangeLink(link)) return ENDED
    return this.#people.policies.sharingAllowed ? Result.succeed({ link: this.#write(link), token: this.#token() }) : NOT_ALLOWED
  }

  async revoke(id: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('shareLinks.revoke', signal)
    if (fault) return Result.fail(fault as never)
    const link = this.#find(id)
    if (link === undefined) return NOT_FOUND
    if (link.state === 'revoked') return ENDED
    this.#revoked.add(id)
    return Result.succeed(this.#write({ ...link, state: 'revoked' }))
  }

  async restore(id: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('shareLinks.restore', signal)
    if (fault) return Result.fail(fault as never)
    const link = this.#find(id)
    if (link === undefined) return NOT_FOUND
    return this.#revoked.delete(id) ? Result.succeed(this.#write({ ...link, state: stateOfLink(false, link.until, new Date()) })) : ENDED
  }

  /** The folders above a folder or asset. */
  #above(id: string): readonly string[] {
    const parent = this.#library.folders.get(id)?.parentId ?? this.#library.assets.get(id)?.folderId ?? null
    return this.#library.pathTo(parent).map((step) => step.id)
  }

  #filled({ title, note, until, mayDownload, isProtected }: ShareLinkForm) {
    return { title: tidy(title), note: tidy(note), until: parseDate(until) ?? '', mayDownload, isProtected }
  }

  #find(id: string): ShareLink | undefined {
    return this.#links.find(({ link }) => link.id === id)?.link
  }

  #write(link: ShareLink): ShareLink {
    const written = { ...link, revision: link.revision + 1 }
    this.#links = this.#links.map((kept) => (kept.link.id === link.id ? { ...kept, link: written } : kept))
    this.#publish()
    return written
  }

  #token(): string {
    return this.#people.newId().replaceAll('-', '').padEnd(43, 'x')
  }

  #publish(): void {
    this.#library.publish({ kind: 'shareLinks.changed' })
  }
}
