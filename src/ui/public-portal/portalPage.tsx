import type { ReactElement } from 'react'
import { searchDescription } from '../../domain/assets/searchDescription.ts'
import { Collection } from './Collection.tsx'
import { ItemView } from './ItemView.tsx'
import { ListView } from './ListView.tsx'
import { BusyView, MissingView } from './MissingView.tsx'
import { PortalDocument } from './PortalDocument.tsx'
import { PortalView } from './PortalView.tsx'
import { pageHead, type PagePlace, type PortalContent } from './pageHead.ts'
import type { PortalWords } from './portalWords.ts'
import type { PortalLinks, PublicPortal } from './publicPortal.ts'

interface Reading {
  readonly language: string
  readonly words: PortalWords
  readonly stylesheet: string
}

interface PortalPageProps extends Reading {
  readonly portal: PublicPortal
  readonly links: PortalLinks
  readonly content: PortalContent
  readonly place: PagePlace
}

const viewOf = ({ portal, words, links, content }: PortalPageProps): ReactElement => {
  const shell = { page: undefined, portal, words, links }
  switch (content.is) {
    case 'main':
      return (
        <PortalView {...shell} page="main">
          <Collection {...content} words={words} links={links} />
        </PortalView>
      )
    case 'about':
    case 'contact':
      return <PortalView {...shell} page={content.is} />
    case 'list':
      return <ListView {...shell} list={content.list} />
    case 'item':
      return <ItemView {...shell} item={content.item} />
  }
}

const headingOf = ({ words, content }: PortalPageProps): string | undefined => {
  switch (content.is) {
    case 'main':
      return undefined
    case 'about':
      return words.aboutUs
    case 'contact':
      return words.contact
    case 'list':
      return content.list.heading
    case 'item':
      return content.item.name
  }
}

/** A page of a Live portal, as a document. */
export const portalPage = (props: PortalPageProps): ReactElement => {
  const { language, words, stylesheet, portal, content } = props
  const heading = headingOf(props)
  return (
    <PortalDocument
      language={language}
      words={words}
      stylesheet={stylesheet}
      title={heading === undefined ? portal.title : `${heading} · ${portal.title}`}
      description={content.is === 'item' ? searchDescription(content.item) : portal.subtitle}
      head={pageHead(props)}
    >
      {viewOf(props)}
    </PortalDocument>
  )
}

/** The page of what is not there, or not public. */
export const missingPage = ({ language, words, stylesheet }: Reading): ReactElement => (
  <PortalDocument language={language} words={words} stylesheet={stylesheet} title={words.missing} description="">
    <MissingView words={words} />
  </PortalDocument>
)

/** The page for whoever asks for too much at a time. */
export const busyPage = ({ language, words, stylesheet }: Reading): ReactElement => (
  <PortalDocument language={language} words={words} stylesheet={stylesheet} title={words.busy} description="">
    <BusyView words={words} />
  </PortalDocument>
)
