import type { PortalWords } from './publicPortal.ts'

/** What is at no address, or not public: the same for all of it, so that it says nothing of what is there. */
export const MissingView = ({ words }: { readonly words: PortalWords }) => (
  <div className="portal">
    <main id="portal-content">
      <h1>{words.missing}</h1>
      <p className="portal-text">{words.missingText}</p>
    </main>
  </div>
)
