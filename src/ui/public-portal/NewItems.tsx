import type { PortalWords } from './portalWords.ts'
import type { PublicItem } from './publicList.ts'

/** Pictures of one height in rows, each as wide as it is: the name says what is shown, so the picture itself says nothing. */
export const NewItems = ({ items, words }: { readonly items: readonly PublicItem[]; readonly words: PortalWords }) => (
  <ul className="portal-strip">
    {items.map(({ id, name, href, kind, picture, size }) => (
      <li key={id}>
        <a href={href}>
          {picture === undefined ? (
            <span className="portal-kind">{words.kinds[kind]}</span>
          ) : (
            <img src={picture} alt="" width={size?.width} height={size?.height} loading="lazy" decoding="async" />
          )}
          <span className="portal-name">{name}</span>
        </a>
      </li>
    ))}
  </ul>
)
