import type { ReactNode } from 'react'
import type { PublicShare, PublicShareLinks, ShareLinkTo, ShareWords } from './publicShare.ts'

export interface ShareShellProps {
  readonly share: PublicShare
  readonly words: ShareWords
  readonly links: PublicShareLinks
}

const Languages = ({ words, links: { languages } }: Pick<ShareShellProps, 'words' | 'links'>) => (
  <nav aria-label={words.languages} className="portal-languages">
    <span aria-current="true">{words.language}</span>
    {languages.map(({ language, name, href }) => (
      <a key={language} href={href} hrefLang={language} lang={language}>
        {name}
      </a>
    ))}
  </nav>
)

/** Around a page of what is shared: plain elements and the classes of the portal's style sheet. */
export const ShareShell = ({ share: { organization, until }, words, links, children }: ShareShellProps & { readonly children: ReactNode }) => (
  <div className="portal">
    <header className="portal-head">
      <a href={links.main}>
        <span className="portal-mark" aria-hidden="true">
          {Array.from(organization)[0]}
        </span>
        {organization}
      </a>
    </header>
    <main id="portal-content">{children}</main>
    <footer className="portal-foot">
      <span>{words.until(organization, until)}</span>
      <Languages words={words} links={links} />
    </footer>
  </div>
)

/** Around a page that says nothing of what is shared. */
export const BareShell = ({ words, links, children }: Pick<ShareShellProps, 'words'> & { readonly links?: PublicShareLinks | undefined; readonly children: ReactNode }) => (
  <div className="portal portal-notice">
    <main id="portal-content">{children}</main>
    {links !== undefined && (
      <footer className="portal-foot">
        <Languages words={words} links={links} />
      </footer>
    )}
  </div>
)

/** The folders above a page, from what is shared down; none at the top. */
export const SharePath = ({ path, words, main }: { readonly path: readonly ShareLinkTo[]; readonly words: ShareWords; readonly main: ShareLinkTo }) => (
  <nav aria-label={words.place} className="portal-path">
    <ol>
      {[main, ...path].map(({ name, href }) => (
        <li key={href}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ol>
  </nav>
)
