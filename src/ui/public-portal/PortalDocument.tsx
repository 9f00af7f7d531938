import type { ReactNode } from 'react'
import { HeadData } from './HeadData.tsx'
import type { PageHead } from './pageHead.ts'
import type { PortalWords } from './portalWords.ts'

interface PortalDocumentProps {
  readonly language: string
  readonly title: string
  /** For those who list pages; empty: nothing. */
  readonly description: string
  readonly stylesheet: string
  readonly words: PortalWords
  /** For programs; undefined: nothing is there for them. */
  readonly head?: PageHead
  /** The address of a module, for the one page that needs one. */
  readonly script?: string
  readonly children: ReactNode
}

/** A page as a whole document, which needs no script. */
export const PortalDocument = ({ language, title, description, stylesheet, words, head, script, children }: PortalDocumentProps) => (
  <html lang={language} className="portal-page">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>{title}</title>
      {description !== '' && <meta name="description" content={description} />}
      {head !== undefined && <HeadData head={head} title={title} description={description} />}
      <link rel="stylesheet" href={stylesheet} />
      {script !== undefined && <script type="module" src={script} />}
    </head>
    <body>
      <a className="portal-skip" href="#portal-content">
        {words.skip}
      </a>
      <div className="portal-frame">{children}</div>
    </body>
  </html>
)
