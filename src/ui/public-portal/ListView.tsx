import { ChosenFacets, Facets } from './Facets.tsx'
import { CollectionCards } from './Collection.tsx'
import { FolderLinks, ItemCards, MoreFolders, PathLinks } from './ItemCards.tsx'
import { Head, PortalShell, type PortalShellProps } from './PortalShell.tsx'
import type { PortalWords } from './portalWords.ts'
import type { ItemList } from './publicList.ts'
import type { PortalLinks } from './publicPortal.ts'

interface ListViewProps extends PortalShellProps {
  readonly list: ItemList
}

/** Where nothing is in a list: what may help. */
const Nothing = ({ list: { sought, narrowing }, words, links }: { readonly list: ItemList; readonly words: PortalWords; readonly links: PortalLinks }) => {
  const isNarrowed = narrowing?.clear !== undefined
  if (sought === undefined && !isNarrowed) return <p className="portal-nothing">{words.nothingYet}</p>
  return (
    <div className="portal-help">
      <p>{words.nothingFound}</p>
      <ul>
        {isNarrowed && (
          <li>
            <a href={narrowing.clear}>{words.advice.narrowed}</a>
          </li>
        )}
        {sought !== undefined && <li>{words.advice.fewer}</li>}
        {sought !== undefined && <li>{words.advice.forms}</li>}
        <li>
          <a href={links.items}>{words.allItems}</a>
        </li>
      </ul>
    </div>
  )
}

/** A folder, everything, or what was found. */
export const ListView = ({ list, ...shell }: ListViewProps) => {
  const { heading, path, folders, nextFolders, cards, items, next, sought, narrowing } = list
  const { words, links } = shell
  const isNarrowable = narrowing !== undefined && narrowing.facets.length > 0
  return (
    <PortalShell {...shell} head={<Head portal={shell.portal} words={words} links={links} sought={sought} kept={narrowing?.kept} />}>
      <PathLinks path={path} words={words} items={links.items} />
      <h1>{heading}</h1>
      {folders.length > 0 && (
        <section className="portal-part" aria-label={words.folders}>
          <FolderLinks folders={folders} />
          <MoreFolders href={nextFolders} text={words.moreFolders} />
        </section>
      )}
      <div className={isNarrowable ? 'portal-part portal-beside' : 'portal-part'}>
        {isNarrowable && <Facets narrowing={narrowing} words={words} />}
        <div className="portal-list">
          {cards.length > 0 && (
            <section aria-label={words.folders}>
              <CollectionCards collections={cards} words={words} />
              <MoreFolders href={nextFolders} text={words.moreFolders} />
            </section>
          )}
          {narrowing !== undefined && items.length > 0 && folders.length === 0 && <p className="portal-total">{words.total(narrowing.total)}</p>}
          {narrowing !== undefined && <ChosenFacets narrowing={narrowing} words={words} />}
          {items.length > 0 && (
            <section aria-label={words.items}>
              <ItemCards items={items} words={words} />
            </section>
          )}
          {items.length === 0 && folders.length === 0 && cards.length === 0 && <Nothing list={list} words={words} links={links} />}
          {next !== undefined && (
            <p>
              <a className="portal-more" href={next} rel="next">
                {words.more}
              </a>
            </p>
          )}
        </div>
      </div>
    </PortalShell>
  )
}
