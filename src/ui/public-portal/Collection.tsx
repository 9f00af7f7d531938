import { NewItems } from './NewItems.tsx'
import type { PortalWords } from './portalWords.ts'
import type { PublicCollection, PublicItem } from './publicList.ts'
import type { PortalLinks } from './publicPortal.ts'

interface CollectionProps {
  readonly collections: readonly PublicCollection[]
  /** How many collections there are. */
  readonly total: number
  readonly latest: readonly PublicItem[]
  readonly words: PortalWords
  readonly links: PortalLinks
}

/** A folder with some of its pictures, which its name speaks for. */
const CollectionCard = ({ collection: { name, href, count, pictures }, words }: { readonly collection: PublicCollection; readonly words: PortalWords }) => (
  <li>
    <a href={href}>
      <span className="portal-mosaic" data-pictures={pictures.length}>
        {pictures.length === 0 && (
          <svg viewBox="0 0 24 24" width="44" height="44" fill="none" stroke="currentColor" strokeWidth="1.25" strokeLinejoin="round" aria-hidden="true">
            <path d="M3 6.5A1.5 1.5 0 0 1 4.5 5h4l2 2.5h9A1.5 1.5 0 0 1 21 9v8.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5z" />
          </svg>
        )}
        {pictures.map((address) => (
          <img key={address} src={address} alt="" loading="lazy" decoding="async" />
        ))}
      </span>
      <span className="portal-collection-name">{name}</span>
      <span className="portal-count">{words.total(count)}</span>
    </a>
  </li>
)

export const CollectionCards = ({ collections, words }: Pick<CollectionProps, 'collections' | 'words'>) => (
  <ul className="portal-collections">
    {collections.map((collection) => (
      <CollectionCard key={collection.href} collection={collection} words={words} />
    ))}
  </ul>
)

/** What the main page shows of the collection: its largest folders, and what came last. */
export const Collection = ({ collections, total, latest, words, links }: CollectionProps) =>
  latest.length === 0 ? (
    <p className="portal-nothing">{words.nothingYet}</p>
  ) : (
    <>
      <section className="portal-part" aria-labelledby="portal-collection">
        <div className="portal-part-head">
          <h2 id="portal-collection">{words.browse}</h2>
          {total > 1 && <a href={links.items}>{words.allCollections(total)}</a>}
        </div>
        <CollectionCards collections={collections} words={words} />
      </section>
      <section className="portal-part" aria-labelledby="portal-latest">
        <div className="portal-part-head">
          <h2 id="portal-latest">{words.latest}</h2>
          <a href={links.items}>{words.allItems}</a>
        </div>
        <NewItems items={latest} words={words} />
      </section>
    </>
  )
