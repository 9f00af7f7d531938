import type { KeptDraft, TemplateDraftStore } from '../../application/templates/TemplateDraftStore.ts'
import { fit } from '../contract/shape.ts'
import { shapeOf } from '../contract/shapeOf.ts'
import { Kept } from './drafts.contract.ts'

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export class LocalStorageTemplateDrafts implements TemplateDraftStore {
  readonly #area: Area
  readonly #owner: string

  constructor(area: Area, owner: string) {
    this.#area = area
    this.#owner = owner
  }

  read(templateId: string | undefined): KeptDraft | undefined {
    try {
      const kept = fit(shapeOf(Kept), JSON.parse(this.#area.getItem(this.#key(templateId)) ?? 'null'))
      return kept === undefined ? undefined : { template: undefined, ...(kept as Omit<KeptDraft, 'template'>) }
    } catch {
      // Somebody else wrote there, or storage is closed to us.
      return undefined
    }
  }

  save(templateId: string | undefined, kept: KeptDraft): void {
    try {
      this.#area.setItem(this.#key(templateId), JSON.stringify(kept))
    } catch {
      // Without storage, or beyond what it takes, the draft lives as long as its page.
    }
  }

  clear(templateId: string | undefined): void {
    try {
      this.#area.removeItem(this.#key(templateId))
    } catch {
      // There is nothing to clear.
    }
  }

  #key(templateId = 'new'): string {
    return `vitrine.templateDraft.${this.#owner}.${templateId}`
  }
}
