import { FolderLinks, MoreFolders } from '../public-portal/ItemCards.tsx'
import type { ShareListContent, ShareWords } from './publicShare.ts'
import { SharePath, ShareShell, type ShareShellProps } from './ShareShell.tsx'

const Cards = ({ items, words }: Pick<ShareListContent, 'items'> & { readonly words: ShareWords }) => (
  <ul className="portal-cards">
    {items.map(({ id, name, href, kind, picture }) => (
      <li key={id}>
        <a href={href}>
          {picture === undefined ? <span className="portal-kind">{words.kinds[kind]}</span> : <img src={picture} alt="" loading="lazy" decoding="async" />}
          <span className="portal-name">{name}</span>
        </a>
      </li>
    ))}
  </ul>
)

/** A folder, or all that a link names. */
export const ShareList = ({ list, ...shell }: ShareShellProps & { readonly list: ShareListContent }) => {
  const { words, links, share } = shell
  const { isMain, heading, path, folders, nextFolders, items, next, download } = list
  return (
    <ShareShell {...shell}>
      {!isMain && <SharePath path={path} words={words} main={{ name: share.title, href: links.main }} />}
      <h1>{heading}</h1>
      {isMain && share.note !== '' && <p className="portal-text">{share.note}</p>}
      {download !== undefined && (items.length > 0 || folders.length > 0) && (
        <p>
          <a className="portal-more" href={download} download>
            {words.downloadAll}
          </a>
        </p>
      )}
      {folders.length > 0 && (
        <section className="portal-part" aria-label={words.folders}>
          <FolderLinks folders={folders} />
          <MoreFolders href={nextFolders} text={words.moreFolders} />
        </section>
      )}
      {items.length > 0 && (
        <section className="portal-part" aria-label={words.items}>
          <Cards items={items} words={words} />
        </section>
      )}
      {items.length === 0 && folders.length === 0 && <p className="portal-nothing">{words.empty}</p>}
      {next !== undefined && (
        <p>
          <a className="portal-more" href={next} rel="next">
            {words.more}
          </a>
        </p>
      )}
    </ShareShell>
  )
}
