import { FolderLinks, ItemCards } from './ItemCards.tsx'
import type { PortalLink, PortalLinks, PortalWords, PublicItem } from './publicPortal.ts'

interface CollectionProps {
  readonly folders: readonly PortalLink[]
  readonly latest: readonly PublicItem[]
  readonly words: PortalWords
  readonly links: PortalLinks
}

/** What the main page shows of the collection: its folders, and what came last. */
export const Collection = ({ folders, latest, words, links }: CollectionProps) =>
  latest.length === 0 ? (
    <p className="portal-nothing">{words.nothingYet}</p>
  ) : (
    <>
      <section className="portal-part" aria-labelledby="portal-collection">
        <h2 id="portal-collection">{words.collection}</h2>
        <FolderLinks folders={folders} />
      </section>
      <section className="portal-part" aria-labelledby="portal-latest">
        <h2 id="portal-latest">{words.latest}</h2>
        <ItemCards items={latest} words={words} />
        <p>
          <a className="portal-more" href={links.items}>
            {words.allItems}
          </a>
        </p>
      </section>
    </>
  )
