/** Parts of a text have no names but their places. */
export const placed = <Part>(parts: readonly Part[]): readonly { readonly part: Part; readonly place: number }[] => parts.map((part, place) => ({ part, place }))
