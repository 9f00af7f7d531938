import { FolderLinks, ItemCards, PathLinks } from './ItemCards.tsx'
import { Head, PortalShell, SearchForm, type PortalShellProps } from './PortalShell.tsx'
import type { ItemList } from './publicPortal.ts'

interface ListViewProps extends PortalShellProps {
  readonly list: ItemList
}

/** A folder, everything, or what was found. */
export const ListView = ({ list: { heading, path, folders, items, next, sought }, ...shell }: ListViewProps) => {
  const { words, links } = shell
  return (
    <PortalShell {...shell} head={<Head {...shell} />}>
      <PathLinks path={path} words={words} items={links.items} />
      <h1>{heading}</h1>
      <SearchForm words={words} links={links} sought={sought} />
      {folders.length > 0 && (
        <section className="portal-part" aria-label={words.folders}>
          <FolderLinks folders={folders} />
        </section>
      )}
      {items.length > 0 && (
        <section className="portal-part" aria-label={words.items}>
          <ItemCards items={items} words={words} />
        </section>
      )}
      {items.length === 0 && folders.length === 0 && <p className="portal-nothing">{sought === undefined ? words.nothingYet : words.nothingFound}</p>}
      {next !== undefined && (
        <p>
          <a className="portal-more" href={next} rel="next">
            {words.more}
          </a>
        </p>
      )}
    </PortalShell>
  )
}
