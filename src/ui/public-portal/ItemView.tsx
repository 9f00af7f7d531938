import { PathLinks } from './ItemCards.tsx'
import { Head, PortalShell, type PortalShellProps } from './PortalShell.tsx'
import type { ItemFact, WholePublicItem } from './publicPortal.ts'

interface ItemViewProps extends PortalShellProps {
  readonly item: WholePublicItem
}

const Fact = ({ name, values }: ItemFact) => (
  <div>
    <dt>{name}</dt>
    {values.map(({ text, href }) => (
      <dd key={text}>{href === undefined ? text : <a href={href}>{text}</a>}</dd>
    ))}
  </div>
)

const Picture = ({ item: { picture, kind, name, description }, words }: Pick<ItemViewProps, 'item' | 'words'>) =>
  picture === undefined ? (
    <p className="portal-kind">{words.kinds[kind]}</p>
  ) : (
    <img className="portal-picture" src={picture.address} width={picture.width} height={picture.height} alt={description === '' ? name : description} />
  )

/** An asset: its picture, and what is said of it. */
export const ItemView = ({ item, ...shell }: ItemViewProps) => {
  const { words, links } = shell
  const { name, description, fileNumber, facts, path, citation } = item
  return (
    <PortalShell {...shell} head={<Head {...shell} />}>
      <PathLinks path={path} words={words} items={links.items} />
      <article className="portal-item">
        <Picture item={item} words={words} />
        <div className="portal-said">
          <h1>{name}</h1>
          {description !== '' && <p className="portal-text">{description}</p>}
          {facts.map((template) => (
            <section key={template.name} aria-label={template.name}>
              <h2>{template.name}</h2>
              <dl className="portal-facts">
                {template.facts.map((fact) => (
                  <Fact key={fact.name} {...fact} />
                ))}
              </dl>
            </section>
          ))}
          <dl className="portal-facts">
            <Fact name={words.fileNumber} values={[{ text: fileNumber, href: undefined }]} />
            <Fact name={words.citation} values={[{ text: citation, href: undefined }]} />
          </dl>
        </div>
      </article>
    </PortalShell>
  )
}
