/**
 * Which pictures are there. Whoever scrolls quickly asks for none of those that fly by: each would be a request, a decoding and a
 * painting for a few hundredths of a second. What has its picture keeps it for as long as it is drawn.
 */
export class Pictures {
  #shown: ReadonlySet<string> = new Set()

  /** Of the pictures of all that is drawn now, by their addresses. */
  of(addresses: readonly string[], isFast: boolean): ReadonlySet<string> {
    const before = this.#shown
    this.#shown = new Set(isFast ? addresses.filter((address) => before.has(address)) : addresses)
    return this.#shown
  }
}
