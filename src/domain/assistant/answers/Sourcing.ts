import type { Source } from '../chat.ts'
import { markerOf } from '../sourceMarkers.ts'

/** Numbers the sources of one answer, each place once. */
export class Sourcing {
  readonly #sources: Source[] = []

  get sources(): readonly Source[] {
    return this.#sources
  }

  /** The marker of a source. */
  cite(source: Omit<Source, 'number'>): string {
    const known = this.#sources.find((one) => one.kind === source.kind && one.id === source.id && one.page === source.page && one.field === source.field && one.passage === source.passage)
    if (known !== undefined) return markerOf(known.number)
    const number = this.#sources.length + 1
    this.#sources.push({ number, ...source })
    return markerOf(number)
  }
}
