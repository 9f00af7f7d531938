import type { ReactNode } from 'react'
import type { ShareWords } from './publicShare.ts'

export interface Reading {
  readonly language: string
  readonly words: ShareWords
  readonly stylesheet: string
}

interface ShareDocumentProps extends Reading {
  readonly title: string
  readonly children: ReactNode
}

/** A page as a whole document, which needs no script, and which nobody is to list or to be told of. */
export const ShareDocument = ({ language, title, words, stylesheet, children }: ShareDocumentProps) => (
  <html lang={language} className="portal-page">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="robots" content="noindex, nofollow, noarchive" />
      <meta name="referrer" content="no-referrer" />
      <title>{title}</title>
      <link rel="stylesheet" href={stylesheet} />
    </head>
    <body>
      <a className="portal-skip" href="#portal-content">
        {words.skip}
      </a>
      <div className="portal-frame">{children}</div>
    </body>
  </html>
)
