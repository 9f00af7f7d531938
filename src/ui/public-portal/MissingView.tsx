import type { PortalWords } from './portalWords.ts'

const Notice = ({ heading, text }: { readonly heading: string; readonly text: string }) => (
  <div className="portal portal-notice">
    <main id="portal-content">
      <h1>{heading}</h1>
      <p className="portal-text">{text}</p>
    </main>
  </div>
)

/** What is at no address, or not public: the same for all of it, so that it says nothing of what is there. */
export const MissingView = ({ words }: { readonly words: PortalWords }) => <Notice heading={words.missing} text={words.missingText} />

/** To whom asks for more than is answered at a time. */
export const BusyView = ({ words }: { readonly words: PortalWords }) => <Notice heading={words.busy} text={words.busyText} />
