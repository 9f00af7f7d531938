import type { PortalWords } from './portalWords.ts'
import type { FacetLink, Narrowing, ShownFacet } from './publicList.ts'

interface FacetsProps {
  readonly narrowing: Narrowing
  readonly words: PortalWords
}

const Chosen = ({ chosen: { text, href }, words }: { readonly chosen: FacetLink; readonly words: PortalWords }) => (
  <li>
    <a href={href} aria-label={words.without(text)} className="portal-chosen">
      {text}
      <span aria-hidden="true">×</span>
    </a>
  </li>
)

const Facet = ({ facet: { heading, chosen, values, more }, words }: { readonly facet: ShownFacet; readonly words: PortalWords }) => (
  <section aria-label={heading}>
    <h2>{heading}</h2>
    <ul>
      {chosen.map((one) => (
        <Chosen key={one.href} chosen={one} words={words} />
      ))}
      {values.map(({ text, count, href }) => (
        <li key={href}>
          <a href={href} rel="nofollow">
            {text} <span className="portal-count">{count}</span>
          </a>
        </li>
      ))}
      {more > 0 && <li className="portal-nothing">{words.moreValues(more)}</li>}
    </ul>
  </section>
)

/** By what a list can be narrowed: beside it, or behind one line above it where there is no room. */
export const Facets = ({ narrowing: { facets, clear }, words }: FacetsProps) => (
  <details className="portal-narrow">
    <summary>{words.narrow}</summary>
    <div>
      {clear !== undefined && <a href={clear}>{words.withoutAny}</a>}
      {facets.map((facet) => (
        <Facet key={facet.heading} facet={facet} words={words} />
      ))}
    </div>
  </details>
)

/** By what it is narrowed, above it. */
export const ChosenFacets = ({ narrowing: { facets }, words }: FacetsProps) => {
  const chosen = facets.flatMap(({ heading, chosen: own }) => own.map((one) => ({ ...one, text: `${heading}: ${one.text}` })))
  return chosen.length === 0 ? null : (
    <ul className="portal-narrowed">
      {chosen.map((one) => (
        <Chosen key={one.text} chosen={one} words={words} />
      ))}
    </ul>
  )
}
