import type { FieldDrafts } from '../../application/metadata/fieldDrafts.ts'
import type { FieldDraftStore } from '../../application/metadata/FieldDraftStore.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import { fit } from '../contract/shape.ts'
import { shapeOf } from '../contract/shapeOf.ts'
import { KeptDrafts } from './kept.contract.ts'

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Whose drafts are kept: one person's in one organization. Empty while nobody is signed in. */
export const draftsOwner = (claims: Pick<SessionClaims, 'user' | 'organization'> | undefined): string => (claims === undefined ? '' : `${claims.user.id}.${claims.organization.id}`)

export class LocalStorageFieldDrafts implements FieldDraftStore {
  readonly #area: Area
  readonly #person: () => string

  constructor(area: Area, person: () => string) {
    this.#area = area
    this.#person = person
  }

  read(assetId: string): FieldDrafts {
    try {
      return (fit(shapeOf(KeptDrafts), JSON.parse(this.#area.getItem(this.#key(assetId)) ?? '{}')) as FieldDrafts | undefined) ?? {}
    } catch {
      // Somebody else wrote there, or storage is closed to us.
      return {}
    }
  }

  save(assetId: string, drafts: FieldDrafts): void {
    try {
      if (Object.keys(drafts).length === 0) this.#area.removeItem(this.#key(assetId))
      else this.#area.setItem(this.#key(assetId), JSON.stringify(drafts))
    } catch {
      // Without storage, or beyond what it takes, drafts live as long as their page.
    }
  }

  #key(assetId: string): string {
    return `vitrine.fieldDrafts.${this.#person()}.${assetId}`
  }
}
