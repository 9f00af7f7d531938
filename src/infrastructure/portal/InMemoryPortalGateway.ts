import * as Result from 'effect/Result'
import type { PortalGateway } from '../../application/portal/PortalGateway.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import type { Failure } from '../../domain/failures/failure.ts'
import { domainKey, isApplicationDomain, type DomainLead } from '../../domain/portal/address.ts'
import { afterPortalAction, type PortalAction } from '../../domain/portal/lifecycle.ts'
import type { Crop, PortalPicture } from '../../domain/portal/pictures.ts'
import type { VisitPeriod } from '../../domain/portal/visits.ts'
import { visitsIn } from './inMemoryVisits.ts'
import { firstPortal } from '../../domain/portal/firstPortal.ts'
import { PORTAL_FIELDS, portalProblems, publishProblems, type Portal, type PortalForm } from '../../domain/portal/portal.ts'
import { MOST_EXAMPLES, type ReviewedAssets } from '../../domain/portal/review.ts'
import { heldBackBy } from '../../domain/portal/visibility.ts'
import { isValid } from '../../domain/validation/form.ts'
import { domainName, webAddress as webAddressRule } from '../../domain/validation/patterns.ts'
import { profileImage } from '../../domain/validation/profileImage.ts'
import { tidy } from '../../domain/validation/text.ts'
import type { Faults } from '../memory/Faults.ts'
import { embargoAboveIn } from '../memory/inMemoryRules.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'

const HOST = 'vitrine.example'
const NOW = '2026-11-20T16:40:00.000Z'
/** Of another organization. */
const TAKEN = 'fjord-archive'
/** Domains that the name servers know. */
const DOMAINS: ReadonlyMap<string, DomainLead> = new Map([
  ['museum.example', 'here'],
  ['www.museum.example', 'elsewhere'],
])
const STALE = Result.fail({ code: 'STALE_EDIT' } as const)

interface KeptPicture {
  readonly kind: PortalPicture
  readonly address: string
}

export class InMemoryPortalGateway implements PortalGateway {
  readonly #library: InMemoryLibrary
  readonly #faults: Faults
  readonly #pictures = new Map<string, KeptPicture>()
  #portal: Portal

  /** `organization`: by its name. */
  constructor(library: InMemoryLibrary, faults: Faults, organization: string) {
    const form = firstPortal({ name: organization, description: '', street: '', city: '', state: '', zipCode: '', country: '' })
    this.#portal = { form, state: 'Offline', revision: 0, liveSince: null, changed: null, host: HOST }
    this.#library = library
    this.#faults = faults
  }

  async read(signal: AbortSignal) {
    const fault = await this.#faults.meet('portals.read', signal)
    return fault ? Result.fail(fault as never) : Result.succeed(this.#portal)
  }

  async save(form: PortalForm, revision: number, signal: AbortSignal) {
    const fault = await this.#faults.meet('portals.save', signal)
    if (fault) return Result.fail(fault as never)
    if (revision !== this.#portal.revision) return STALE
    const tidied = Object.fromEntries(PORTAL_FIELDS.map((field) => [field, field === 'customDomain' ? domainKey(form[field]) : tidy(form[field])])) as unknown as PortalForm
    const refusal = this.#refusal(tidied)
    return refusal === undefined ? this.#become({ form: tidied }) : Result.fail(refusal)
  }

  async publish(revision: number, signal: AbortSignal) {
    return this.#step('publish', revision, signal)
  }

  async unpublish(revision: number, signal: AbortSignal) {
    return this.#step('unpublish', revision, signal)
  }

  async checkWebAddress(webAddress: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('portals.checkWebAddress', signal)
    if (fault) return Result.fail(fault as never)
    const problem = webAddressRule(webAddress)
    if (problem !== undefined) return Result.fail({ code: 'VALIDATION_FAILED', fields: { webAddress: problem } } as const)
    return webAddress === TAKEN ? Result.fail({ code: 'WEB_ADDRESS_ALREADY_EXISTS' } as const) : Result.succeed({})
  }

  async checkDomain(domain: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('portals.checkDomain', signal)
    if (fault) return Result.fail(fault as never)
    const problem = domainName(domain)
    if (problem !== undefined) return Result.fail({ code: 'VALIDATION_FAILED', fields: { customDomain: problem } } as const)
    if (isApplicationDomain(domain, HOST)) return Result.fail({ code: 'CUSTOM_DOMAIN_SAME_AS_APPLICATION' } as const)
    return Result.succeed({ leads: DOMAINS.get(domainKey(domain)) ?? 'nowhere' })
  }

  async visits(period: VisitPeriod, signal: AbortSignal) {
    const fault = await this.#faults.meet('portals.visits', signal)
    return fault ? Result.fail(fault as never) : Result.succeed(visitsIn(this.#library, this.#portal.state === 'Live', period))
  }

  async review(signal: AbortSignal) {
    const fault = await this.#faults.meet('portals.review', signal)
    if (fault) return Result.fail(fault as never)
    const parts = Map.groupBy(this.#library.assets.values(), (asset) => this.#holding(asset) ?? 'public')
    const shown = parts.get('public') ?? []
    const held = (rule: Parameters<typeof parts.get>[0]) => reviewed(parts.get(rule) ?? [])
    return Result.succeed({
      public: reviewed(shown),
      held: { inTrash: { ...held('inTrash'), examples: [] }, restricted: held('restricted'), notWebReady: held('notWebReady'), embargo: held('embargo') },
      withoutText: reviewed(shown.filter(({ preview, description }) => preview === 'image' && description === '')),
      withoutRights: reviewed(shown.filter(({ rightsStatement }) => rightsStatement === null && this.#portal.form.rightsStatement === '')),
    })
  }

  async sendPicture(kind: PortalPicture, file: Blob, _crop: Crop, signal: AbortSignal) {
    const fault = await this.#faults.meet('portals.sendPicture', signal)
    if (fault) return Result.fail(fault as never)
    const problem = profileImage({ mediaType: file.type, size: file.size })
    if (problem !== undefined) return Result.fail({ code: 'VALIDATION_FAILED', fields: { [kind]: problem } } as const)
    const id = this.#library.nextId()
    const bytes = [...new Uint8Array(await file.arrayBuffer())].map((byte) => String.fromCharCode(byte)).join('')
    this.#pictures.set(id, { kind, address: `data:${file.type};base64,${btoa(bytes)}` })
    return Result.succeed({ id })
  }

  pictureAddress(id: string) {
    return this.#pictures.get(id)?.address ?? ''
  }

  #holding({ id, folderId, webReady, embargoUntil }: AssetDetail) {
    const trashed = this.#library.trashed.has(id) || this.#library.trashed.has(folderId)
    return heldBackBy({ webReady, restricted: this.#library.isKept({ kind: 'asset', id }), trashed, embargoed: embargoUntil !== undefined || embargoAboveIn(this.#library, folderId) !== null })[0]
  }

  async #step(action: PortalAction, revision: number, signal: AbortSignal) {
    const fault = await this.#faults.meet(`portals.${action}`, signal)
    if (fault) return Result.fail(fault as never)
    const fields = action === 'publish' ? publishProblems(this.#portal.form) : {}
    if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields } as const)
    const state = afterPortalAction(this.#portal.state, action)
    if (state === undefined || revision !== this.#portal.revision) return STALE
    return this.#become({ state, liveSince: state === 'Live' ? NOW : null })
  }

  #become(changed: Partial<Portal>) {
    this.#portal = { ...this.#portal, ...changed, revision: this.#portal.revision + 1, changed: { at: NOW, by: 'Ada Berg' } }
    return Result.succeed(this.#portal)
  }

  #refusal(form: PortalForm): Failure<'VALIDATION_FAILED' | 'WEB_ADDRESS_ALREADY_EXISTS' | 'CUSTOM_DOMAIN_SAME_AS_APPLICATION' | 'DOMAIN_NOT_FOUND'> | undefined {
    const fields = portalProblems(form)
    if (!isValid(fields)) return { code: 'VALIDATION_FAILED', fields }
    const missing = (['avatar', 'coverPhoto', 'mainPhoto'] as const).filter((kind) => this.#pictures.get(form[kind])?.kind !== kind)
    if (missing.length > 0) return { code: 'VALIDATION_FAILED', fields: Object.fromEntries(missing.map((kind) => [kind, { code: 'required' } as const])) }
    if (form.webAddress === TAKEN) return { code: 'WEB_ADDRESS_ALREADY_EXISTS' }
    return form.customDomain === '' || form.customDomain === this.#portal.form.customDomain ? undefined : this.#domainRefusal(form.customDomain)
  }

  #domainRefusal(domain: string): Failure<'CUSTOM_DOMAIN_SAME_AS_APPLICATION' | 'DOMAIN_NOT_FOUND'> | undefined {
    if (isApplicationDomain(domain, HOST)) return { code: 'CUSTOM_DOMAIN_SAME_AS_APPLICATION' }
    return DOMAINS.has(domainKey(domain)) ? undefined : { code: 'DOMAIN_NOT_FOUND' }
  }
}

const reviewed = (assets: readonly AssetDetail[]): ReviewedAssets => ({
  count: assets.length,
  examples: assets.slice(0, MOST_EXAMPLES).map(({ id, name, type }) => ({ id, name, type })),
})
