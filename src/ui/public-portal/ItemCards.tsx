import type { PortalWords } from './portalWords.ts'
import type { PublicItem } from './publicList.ts'
import type { PortalLink } from './publicPortal.ts'

interface ItemCardsProps {
  readonly items: readonly PublicItem[]
  readonly words: PortalWords
}

/** Assets with their pictures. The name says what is shown, so the picture itself says nothing. */
export const ItemCards = ({ items, words }: ItemCardsProps) => (
  <ul className="portal-cards">
    {items.map(({ id, name, href, kind, picture }) => (
      <li key={id}>
        <a href={href}>
          {picture === undefined ? (
            <span className="portal-kind">{words.kinds[kind]}</span>
          ) : (
            <img src={picture} alt="" loading="lazy" decoding="async" />
          )}
          <span className="portal-name">{name}</span>
        </a>
      </li>
    ))}
  </ul>
)

export const FolderLinks = ({ folders }: { readonly folders: readonly PortalLink[] }) => (
  <ul className="portal-folders">
    {folders.map(({ name, href }) => (
      <li key={href}>
        <a href={href}>{name}</a>
      </li>
    ))}
  </ul>
)

/** To the folders that are not on this page. */
export const MoreFolders = ({ href, text }: { readonly href: string | undefined; readonly text: string }) =>
  href === undefined ? null : (
    <p>
      <a className="portal-more" href={href}>
        {text}
      </a>
    </p>
  )

/** The folders above a page, from the collection down. */
export const PathLinks = ({ path, words, items }: { readonly path: readonly PortalLink[]; readonly words: PortalWords; readonly items: string }) => (
  <nav aria-label={words.place} className="portal-path">
    <ol>
      {[{ name: words.collection, href: items }, ...path].map(({ name, href }) => (
        <li key={href}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ol>
  </nav>
)
