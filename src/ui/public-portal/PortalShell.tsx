import type { ReactNode } from 'react'
import type { PortalWords } from './portalWords.ts'
import type { Narrowing } from './publicList.ts'
import type { PortalLinks, PortalPageName, PublicPortal } from './publicPortal.ts'

export interface PortalShellProps {
  /** Undefined: none of those that the foot names. */
  readonly page: PortalPageName | undefined
  readonly portal: PublicPortal
  readonly words: PortalWords
  readonly links: PortalLinks
}

/** The logo, or the first letter of the title where there is none. */
export const Mark = ({ portal: { avatar, title } }: Pick<PortalShellProps, 'portal'>) =>
  avatar === undefined ? (
    <span className="portal-mark" aria-hidden="true">
      {Array.from(title)[0]}
    </span>
  ) : (
    <img className="portal-mark" src={avatar.address} srcSet={avatar.sizes} sizes="56px" alt="" fetchPriority="low" />
  )

interface SearchFormProps extends Pick<PortalShellProps, 'words' | 'links'> {
  readonly sought?: string | undefined
  /** What is sent with the words. */
  readonly kept?: Narrowing['kept'] | undefined
}

export const SearchForm = ({ words, links, sought, kept }: SearchFormProps) => (
  <search>
    <form className="portal-search" action={links.search}>
      <input type="search" name="q" defaultValue={sought} maxLength={200} aria-label={words.searchHint} placeholder={words.searchHint} />
      {kept?.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {links.language !== undefined && <input type="hidden" name="language" value={links.language} />}
      <button type="submit">{words.search}</button>
    </form>
  </search>
)

/** Above every page but the main one. */
export const Head = ({ portal, ...search }: Pick<PortalShellProps, 'portal'> & SearchFormProps) => (
  <header className="portal-head">
    <a href={search.links.main}>
      <Mark portal={portal} />
      {portal.title}
    </a>
    <SearchForm {...search} />
  </header>
)

const Foot = ({ page, portal, words, links }: PortalShellProps) => (
  <footer className="portal-foot">
    <span>{[portal.title, ...portal.address.slice(0, 1)].filter((part) => part !== '').join(', ')}</span>
    <nav aria-label={words.pages}>
      {page !== 'contact' && <a href={links.contact}>{words.contact}</a>}
      {page !== 'about' && portal.aboutUs !== '' && <a href={links.about}>{words.aboutUs}</a>}
    </nav>
    {links.languages.length > 0 && (
      <nav aria-label={words.languages} className="portal-languages">
        <span aria-current="true">{words.language}</span>
        {links.languages.map(({ language, name, href }) => (
          <a key={language} href={href} hrefLang={language} lang={language}>
            {name}
          </a>
        ))}
      </nav>
    )}
  </footer>
)

/** Around a page: plain elements and the classes of portal.css, so that it is drawn by the server and by the preview alike. */
export const PortalShell = ({ head, children, ...props }: PortalShellProps & { readonly head: ReactNode; readonly children: ReactNode }) => (
  <div className="portal" data-align={props.portal.textAlignment}>
    {head}
    <main id="portal-content">{children}</main>
    <Foot {...props} />
  </div>
)
