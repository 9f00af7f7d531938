import * as Result from 'effect/Result'
import type { OfOrganizations, OrganizationGateway, OrganizationQuery } from '../../application/organizations/OrganizationGateway.ts'
import { nameKey, normalizeName } from '../../domain/naming/names.ts'
import { afterOrganizationAction, isEditable, isNameTyped, type OrganizationState } from '../../domain/organizations/lifecycle.ts'
import type { Visit } from '../../domain/organizations/workplace.ts'
import { draftProblems, type OrganizationDetail, type OrganizationDraft } from '../../domain/organizations/managed.ts'
import { judgeOrganizations } from '../../domain/organizations/many.ts'
import { storageBytes } from '../../domain/organizations/storage.ts'
import { changedRule, type StepRule, type StepRuleChange } from '../../domain/session/stepRule.ts'
import { isValid } from '../../domain/validation/form.ts'
import type { Faults } from '../memory/Faults.ts'
import { organizationsIn } from './organizationsIn.ts'

/** An organization with this draft, of which nothing is used yet. */
export const organizationOf = (id: string, draft: OrganizationDraft): OrganizationDetail => ({
  summary: {
    id,
    name: draft.name,
    type: draft.type,
    state: 'Unblocked',
    modules: draft.modules,
    features: draft.features,
    users: 0,
    usedBytes: 0,
    storageCapacity: storageBytes(draft.storageCapacity, draft.storageUnit) ?? 0,
    files: 0,
    filesLimit: Number(draft.filesLimit),
    upgradeRequestedAt: null,
    lastActivityAt: null,
    deletedAt: null,
  },
  draft,
  createdAt: '2026-02-14T09:00:00.000Z',
  secondSteps: 0,
  upgradeRequest: null,
  revision: 1,
})

/** Names are kept without blanks around them. */
const kept = (draft: OrganizationDraft): OrganizationDraft => ({ ...draft, name: normalizeName(draft.name) })

const NOT_ASKED: StepRule = {
  offered: true,
  required: false,
  byMail: false,
  people: 14,
  without: 9,
  roles: [
    { id: '00000000-0000-4000-8000-00000000c001', name: 'Admin', required: false, people: 2, without: 1 },
    { id: '00000000-0000-4000-8000-00000000c002', name: 'Publisher', required: false, people: 12, without: 8 },
  ],
  holders: [
    { roleIds: ['00000000-0000-4000-8000-00000000c001'], people: 2, without: 1 },
    { roleIds: ['00000000-0000-4000-8000-00000000c002'], people: 12, without: 8 },
  ],
}
const NOT_FOUND = Result.fail({ code: 'NOT_FOUND' } as const)

/** The organizations of a super administrator, whose own one is the first. */
export class InMemoryOrganizationGateway implements OrganizationGateway {
  readonly #organizations: Map<string, OrganizationDetail>
  readonly #faults: Faults
  readonly #own: string | undefined
  /** Of the deleted ones those that were blocked before. */
  readonly #blocked = new Set<string>()
  /** Those that ask everybody for a second step. */
  readonly #rules = new Map<string, StepRule>()

  constructor(organizations: readonly OrganizationDetail[], faults: Faults) {
    this.#organizations = new Map(organizations.map((each) => [each.summary.id, each]))
    this.#faults = faults
    this.#own = organizations[0]?.summary.id
  }

  async list({ after, limit, ...view }: OrganizationQuery, signal: AbortSignal) {
    const fault = await this.#faults.meet('organizations.list', signal)
    if (fault) return Result.fail(fault as never)
    const all = organizationsIn([...this.#organizations.values()].map(({ summary }) => summary), view)
    const from = after === undefined ? 0 : Number(after)
    const next = from + limit < all.length ? String(from + limit) : null
    return Result.succeed({ items: all.slice(from, from + limit), next, total: all.length })
  }

  async read(id: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('organizations.read', signal)
    if (fault) return Result.fail(fault as never)
    const found = this.#organizations.get(id)
    return found === undefined ? NOT_FOUND : Result.succeed(found)
  }

  async space(id: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('organizations.space', signal)
    if (fault) return Result.fail(fault as never)
    const found = this.#organizations.get(id)
    if (found === undefined) return NOT_FOUND
    const held = Math.floor(found.summary.files / 100)
    const requests = found.upgradeRequest === null ? [] : [{ ...found.upgradeRequest, closedAt: null }]
    return Result.succeed({ reserved: { bytes: 0, files: 0 }, trash: { bytes: Math.floor(found.summary.usedBytes / 100), files: held }, requests })
  }

  async create(draft: OrganizationDraft, signal: AbortSignal) {
    const fault = await this.#faults.meet('organizations.create', signal)
    if (fault) return Result.fail(fault as never)
    return this.#write(organizationOf(crypto.randomUUID(), kept(draft)), draft)
  }

  async edit(id: string, changes: Partial<OrganizationDraft>, revision: number, signal: AbortSignal) {
    const fault = await this.#faults.meet('organizations.edit', signal)
    if (fault) return Result.fail(fault as never)
    const current = this.#organizations.get(id)
    if (current === undefined) return NOT_FOUND
    if (!isEditable(current.summary.state)) return Result.fail({ code: 'RESOURCE_IN_TRASH' } as const)
    if (current.revision !== revision) return Result.fail({ code: 'STALE_EDIT' } as const)
    const draft = kept({ ...current.draft, ...changes })
    const { state, users, usedBytes, files } = current.summary
    const { summary } = organizationOf(id, draft)
    return this.#write({ ...current, summary: { ...summary, state, users, usedBytes, files }, draft, revision: revision + 1 }, draft)
  }

  async block(id: string, blocked: boolean, signal: AbortSignal) {
    const fault = await this.#faults.meet('organizations.block', signal)
    if (fault) return Result.fail(fault as never)
    const current = this.#organizations.get(id)
    if (current === undefined) return NOT_FOUND
    if (id === this.#own) return Result.fail({ code: 'OWN_ORGANIZATION' } as const)
    const next = afterOrganizationAction(current.summary.state, blocked ? 'block' : 'unblock')
    return Result.succeed(next === undefined ? current : (this.#setState(id, next) ?? current))
  }

  #setState(id: string, state: OrganizationState, deletedAt: string | null = null) {
    const current = this.#organizations.get(id)
    if (current === undefined) return undefined
    const next = { ...current, summary: { ...current.summary, state, deletedAt }, revision: current.revision + 1 }
    this.#organizations.set(id, next)
    return next
  }

  async remove(id: string, name: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('organizations.remove', signal)
    if (fault) return Result.fail(fault as never)
    const current = this.#organizations.get(id)
    if (current === undefined) return NOT_FOUND
    if (id === this.#own) return Result.fail({ code: 'OWN_ORGANIZATION' } as const)
    if (!isNameTyped(name, current.summary.name)) return Result.fail({ code: 'VALIDATION_FAILED', fields: { name: { code: 'notAnOption' } } } as const)
    if (current.summary.state === 'Blocked') this.#blocked.add(id)
    return Result.succeed(this.#setState(id, 'Deleted', new Date().toISOString()) ?? current)
  }

  async restore(id: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('organizations.restore', signal)
    if (fault) return Result.fail(fault as never)
    const current = this.#organizations.get(id)
    if (current === undefined) return NOT_FOUND
    if (current.summary.state !== 'Deleted') return Result.succeed(current)
    return Result.succeed(this.#setState(id, this.#blocked.delete(id) ? 'Blocked' : 'Unblocked') ?? current)
  }

  async blockMany({ organizationIds, action, rehearse }: OfOrganizations, signal: AbortSignal) {
    const fault = await this.#faults.meet('organizations.blockMany', signal)
    if (fault) return Result.fail(fault as never)
    const known = organizationIds.flatMap((id) => this.#organizations.get(id) ?? [])
    const verdict = judgeOrganizations(known.map(({ summary }) => ({ ...summary, signedIn: Math.floor(summary.users / 4) })), action, this.#own)
    if (!rehearse) verdict.done.forEach((id) => this.#setState(id, action === 'block' ? 'Blocked' : 'Unblocked'))
    return Result.succeed(verdict)
  }

  async stepRule(id: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('organizations.stepRule', signal)
    return fault ? Result.fail(fault as never) : this.#ruleOf(id)
  }

  async editStepRule(id: string, change: StepRuleChange, signal: AbortSignal) {
    const fault = await this.#faults.meet('organizations.editStepRule', signal)
    if (fault) return Result.fail(fault as never)
    const current = this.#organizations.get(id)
    if (current === undefined) return NOT_FOUND
    if (!isEditable(current.summary.state)) return Result.fail({ code: 'RESOURCE_IN_TRASH' } as const)
    this.#rules.set(id, changedRule(this.#rules.get(id) ?? NOT_ASKED, change))
    return this.#ruleOf(id)
  }

  #ruleOf(id: string) {
    const found = this.#organizations.get(id)
    if (found === undefined) return NOT_FOUND
    return Result.succeed({ ...(this.#rules.get(id) ?? NOT_ASKED), offered: found.draft.features.includes('TwoFaAuth') })
  }

  async closeRequest(id: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('organizations.closeRequest', signal)
    if (fault) return Result.fail(fault as never)
    const current = this.#organizations.get(id)
    if (current === undefined) return NOT_FOUND
    this.#organizations.set(id, { ...current, summary: { ...current.summary, upgradeRequestedAt: null }, upgradeRequest: null })
    return Result.succeed({})
  }

  async reportVisit({ organizationId }: Visit, signal: AbortSignal) {
    const fault = await this.#faults.meet('organizations.reportVisit', signal)
    if (fault) return Result.fail(fault as never)
    return this.#organizations.has(organizationId) ? Result.succeed({}) : NOT_FOUND
  }

  #write(next: OrganizationDetail, draft: OrganizationDraft) {
    const fields = draftProblems(draft)
    if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields } as const)
    const { id } = next.summary
    const taken = [...this.#organizations.values()].some((each) => each.summary.id !== id && nameKey(each.draft.name) === nameKey(draft.name))
    if (taken) return Result.fail({ code: 'TENANT_NAME_EXISTS' } as const)
    this.#organizations.set(id, next)
    return Result.succeed(next)
  }
}
