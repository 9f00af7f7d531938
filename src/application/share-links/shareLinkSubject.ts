import type { ResourceType } from '../../domain/access/modules.ts'
import { formatCalendarDate } from '../../domain/format/dates.ts'
import type { Selection } from '../../domain/items/selection.ts'
import { defaultUntil, type ShareLink, type ShareLinkForm } from '../../domain/share-links/shareLink.ts'

/** What is to be shared, or a link that there is. */
export type ShareLinkSubject =
  | { readonly is: 'new'; readonly type: ResourceType; readonly selection: Selection; readonly title: string }
  | { readonly is: 'link'; readonly link: ShareLink }

export const NOTHING: ShareLinkForm = { title: '', note: '', until: '', mayDownload: false, isProtected: false, passPhrase: '' }

/** What the dialog begins with. `now`: by which the first day is reckoned. */
export const formOf = (subject: ShareLinkSubject, now: Date): ShareLinkForm => {
  if (subject.is === 'new') return { ...NOTHING, title: subject.title, until: defaultUntil(now) }
  const { title, note, until, mayDownload, isProtected } = subject.link
  return { title, note, until: formatCalendarDate(until), mayDownload, isProtected, passPhrase: '' }
}

/** Whether something was filled in of a link that is not saved. */
export const isEdited = (subject: ShareLinkSubject, form: ShareLinkForm, now: Date): boolean => {
  const before = formOf(subject, now)
  return (Object.keys(before) as (keyof ShareLinkForm)[]).some((field) => form[field] !== before[field])
}
