import type { ReactElement } from 'react'
import type { NoZip, PhraseProblem, PublicShare, PublicShareLinks, ShareContent } from './publicShare.ts'
import { ShareDocument, type Reading } from './ShareDocument.tsx'
import { ShareItem } from './ShareItem.tsx'
import { ShareList } from './ShareList.tsx'
import { ShareMissing, ShareNoZip } from './ShareMissing.tsx'
import { SharePhrase } from './SharePhrase.tsx'

interface SharePageProps extends Reading {
  readonly share: PublicShare
  readonly links: PublicShareLinks
  readonly content: ShareContent
}

const titleOf = ({ title, organization }: PublicShare, content: ShareContent): string => {
  const isMain = content.is === 'list' ? content.isMain : content.isOnly
  return `${isMain ? title : content.is === 'list' ? content.heading : content.name} · ${organization}`
}

/** A page of what is shared, as a document. */
export const sharePage = ({ share, links, content, ...reading }: SharePageProps): ReactElement => {
  const shell = { share, links, words: reading.words }
  return (
    <ShareDocument {...reading} title={titleOf(share, content)}>
      {content.is === 'list' ? <ShareList {...shell} list={content} /> : <ShareItem {...shell} item={content} />}
    </ShareDocument>
  )
}

export const phrasePage = ({ links, problem, ...reading }: Reading & { readonly links: PublicShareLinks; readonly problem?: PhraseProblem }): ReactElement => (
  <ShareDocument {...reading} title={reading.words.phrase}>
    <SharePhrase words={reading.words} links={links} problem={problem} />
  </ShareDocument>
)

export const missingSharePage = (reading: Reading): ReactElement => (
  <ShareDocument {...reading} title={reading.words.missing}>
    <ShareMissing words={reading.words} />
  </ShareDocument>
)

export const noZipPage = ({ links, why, ...reading }: Reading & { readonly links: PublicShareLinks; readonly why: NoZip }): ReactElement => (
  <ShareDocument {...reading} title={reading.words.noZipTitle}>
    <ShareNoZip words={reading.words} links={links} why={why} />
  </ShareDocument>
)
