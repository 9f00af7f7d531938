/** The whole address of a page of the portal, by its path below it; of nothing: the portal itself. In no language. */
export type AddressOf = (page: string) => string

export const addressIn =
  (canonical: string): AddressOf =>
  (page) =>
    page === '' ? canonical : `${canonical}/${page}`

/** The large picture of an asset, as WebP. */
export const pictureOf = (at: AddressOf, id: string, contentVersion: string): string => at(`files/${id}/${contentVersion}-960`)
