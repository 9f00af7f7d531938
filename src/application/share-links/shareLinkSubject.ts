import type { ResourceType } from '../../domain/access/modules.ts'
import { formatCalendarDate } from '../../domain/format/dates.ts'
import type { Selection } from '../../domain/items/selection.ts'
import { defaultUntil, type ShareLink, type ShareLinkForm } from '../../domain/share-links/shareLink.ts'
import { rebasedFields } from '../../domain/validation/rebase.ts'

/** What is to be shared, or a link that there is. */
export type ShareLinkSubject =
  | { readonly is: 'new'; readonly type: ResourceType; readonly selection: Selection; readonly title: string }
  | { readonly is: 'link'; readonly link: ShareLink }

export const NOTHING: ShareLinkForm = { title: '', note: '', until: '', mayDownload: false, isProtected: false, passPhrase: '' }

/** Of a link what its form asks for. */
export const formOfLink = ({ title, note, until, mayDownload, isProtected }: ShareLink): ShareLinkForm => ({ title, note, until: formatCalendarDate(until), mayDownload, isProtected, passPhrase: '' })

/** What the dialog begins with. `now`: by which the first day is reckoned. */
export const formOf = (subject: ShareLinkSubject, now: Date): ShareLinkForm =>
  subject.is === 'new' ? { ...NOTHING, title: subject.title, until: defaultUntil(now) } : formOfLink(subject.link)

/** An edit of a link that has been changed meanwhile. */
export const rebasedForm = (seen: ShareLink, mine: ShareLinkForm, theirs: ShareLink): ShareLinkForm => rebasedFields(formOfLink(seen), mine, formOfLink(theirs))

/** Whether something was filled in of a link that is not saved. */
export const isEdited = (subject: ShareLinkSubject, form: ShareLinkForm, now: Date): boolean => {
  const before = formOf(subject, now)
  return (Object.keys(before) as (keyof ShareLinkForm)[]).some((field) => form[field] !== before[field])
}
