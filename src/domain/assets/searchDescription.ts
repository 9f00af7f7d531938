/** What search engines are told of an asset: its SEO description, or without one what it says of itself. */
export const searchDescription = ({ seoDescription, description }: { readonly seoDescription: string; readonly description: string }): string =>
  seoDescription.trim() === '' ? description : seoDescription
