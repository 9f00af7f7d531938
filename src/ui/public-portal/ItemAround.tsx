import { ItemCards } from './ItemCards.tsx'
import type { PortalWords } from './portalWords.ts'
import type { WholePublicItem } from './publicItem.ts'

interface ItemAroundProps {
  readonly item: WholePublicItem
  readonly words: PortalWords
}

/** What stands before and behind it in its folder. */
export const Neighbours = ({ item: { previous, next }, words: { item } }: ItemAroundProps) =>
  previous === undefined && next === undefined ? null : (
    <nav className="portal-neighbours" aria-label={item.neighbours}>
      {previous !== undefined && (
        <a href={previous.href} rel="prev">
          <span>{item.previous}</span>
          {previous.name}
        </a>
      )}
      {next !== undefined && (
        <a className="portal-following" href={next.href} rel="next">
          <span>{item.next}</span>
          {next.name}
        </a>
      )}
    </nav>
  )

/** What it has been related to, as far as that is public. */
export const Related = ({ item: { related }, words }: ItemAroundProps) =>
  related.length === 0 ? null : (
    <section className="portal-part" aria-labelledby="portal-related">
      <h2 id="portal-related">{words.item.related}</h2>
      <ItemCards items={related} words={words} />
    </section>
  )
