import { Neighbours, Related } from './ItemAround.tsx'
import { PathLinks } from './ItemCards.tsx'
import { ItemDisplay } from './ItemDisplay.tsx'
import { ItemUse } from './ItemUse.tsx'
import { Head, PortalShell, type PortalShellProps } from './PortalShell.tsx'
import type { ItemFact, ItemFacts, WholePublicItem } from './publicItem.ts'

interface ItemViewProps extends PortalShellProps {
  readonly item: WholePublicItem
}

const Fact = ({ name, values }: Pick<ItemFact, 'name' | 'values'>) => (
  <div>
    <dt>{name}</dt>
    {values.map(({ text, href }) => (
      <dd key={text}>{href === undefined ? text : <a href={href}>{text}</a>}</dd>
    ))}
  </div>
)

/** One template's attributes, part by part as they follow each other. */
const Described = ({ name, facts }: ItemFacts) => (
  <section aria-label={name}>
    <h2>{name}</h2>
    {[...Map.groupBy(facts, ({ section }) => section)].map(([section, ofSection]) => (
      <div key={section} className="portal-section">
        {section !== '' && <h3>{section}</h3>}
        <dl className="portal-rows">
          {ofSection.map((fact) => (
            <Fact key={fact.name} {...fact} />
          ))}
        </dl>
      </div>
    ))}
  </section>
)

/** An asset: what is seen or heard of it, what is said of it, how it may be used, and what stands near it. */
export const ItemView = ({ item, ...shell }: ItemViewProps) => {
  const { words, links } = shell
  const { name, description, facts, path } = item
  return (
    <PortalShell {...shell} head={<Head portal={shell.portal} words={words} links={links} />}>
      <PathLinks path={path} words={words} items={links.items} />
      <article className="portal-item">
        <ItemDisplay item={item} words={words} />
        <div className="portal-said">
          <h1>{name}</h1>
          {description !== '' && <p className="portal-text">{description}</p>}
          {facts.map((template) => (
            <Described key={template.name} {...template} />
          ))}
          <ItemUse item={item} words={words} />
        </div>
      </article>
      <Neighbours item={item} words={words} />
      <Related item={item} words={words} />
    </PortalShell>
  )
}
