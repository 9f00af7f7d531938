/** Where areas begin that have more addresses than one: the navigation leads there without what makes the others. */
export const CONTACTS_PATH = '/contacts/general'

/** What was shared by links (docs/decisions/share-links.md, "Where they stand"). */
export const SHARE_LINKS_PATH = '/share-links'
