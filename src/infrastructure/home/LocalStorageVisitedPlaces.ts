import type { VisitedPlaces } from '../../application/home/VisitedPlaces.ts'
import { withVisit } from '../../domain/home/visited.ts'
import type { ResourceRef } from '../../domain/restrictions/restriction.ts'

type Area = Pick<Storage, 'getItem' | 'setItem'>

const isPlace = (found: unknown): found is ResourceRef =>
  typeof found === 'object' && found !== null && 'kind' in found && (found.kind === 'folder' || found.kind === 'asset') && 'id' in found && typeof found.id === 'string'

const parsed = (text: string | null): readonly unknown[] => {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(found) ? found : []
  } catch {
    return []
  }
}

/** In the browser, each person's own in one organization (`owner`). What others or older versions left there is none. */
export class LocalStorageVisitedPlaces implements VisitedPlaces {
  readonly #area: Area
  readonly #key: string

  constructor(area: Area, owner: string) {
    this.#area = area
    this.#key = `vitrine.visited.${owner}`
  }

  all() {
    return parsed(this.#area.getItem(this.#key)).filter(isPlace)
  }

  visit({ kind, id }: ResourceRef) {
    try {
      this.#area.setItem(this.#key, JSON.stringify(withVisit(this.all(), { kind, id })))
    } catch {
      // Without storage nothing is remembered.
    }
  }
}
