import type { NoZip, PublicShareLinks, ShareWords } from './publicShare.ts'
import { BareShell } from './ShareShell.tsx'

/** The same for every link that does not open, so that it says nothing of what there is or was. */
export const ShareMissing = ({ words }: { readonly words: ShareWords }) => (
  <BareShell words={words}>
    <h1>{words.missing}</h1>
    <p className="portal-text">{words.missingText}</p>
  </BareShell>
)

/** All in one file was asked for, and there is none. */
export const ShareNoZip = ({ words, links, why }: { readonly words: ShareWords; readonly links: PublicShareLinks; readonly why: NoZip }) => (
  <BareShell words={words} links={links}>
    <h1>{words.noZipTitle}</h1>
    <p className="portal-text">{words.noZip[why]}</p>
    <p>
      <a className="portal-more" href={links.main}>
        {words.back}
      </a>
    </p>
  </BareShell>
)
