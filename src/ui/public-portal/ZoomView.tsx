import type { PortalWords } from './portalWords.ts'

/** A picture that is looked at closely. */
export interface ZoomedPicture {
  readonly name: string
  /** What it shows, in words. */
  readonly text: string
  /** Where a viewer reads how it is cut into parts (IIIF). */
  readonly info: string
  /** All of it, for a browser that runs no script. */
  readonly whole: string
  /** The page where it is described. */
  readonly back: string
}

interface ZoomViewProps {
  readonly picture: ZoomedPicture
  readonly words: PortalWords
}

/** Without script, the whole picture; zoom.ts takes its place by parts, and shows the buttons. */
export const ZoomView = ({ picture: { name, text, info, whole, back }, words: { item } }: ZoomViewProps) => (
  <div className="portal portal-close">
    <div className="portal-tools">
      <a href={back} data-zoom="back">
        {item.back}
      </a>
      <h1>{name}</h1>
      <button type="button" data-zoom="out" hidden>
        {item.zoomOut}
      </button>
      <button type="button" data-zoom="in" hidden>
        {item.zoomIn}
      </button>
      <button type="button" data-zoom="whole" hidden>
        {item.zoomWhole}
      </button>
    </div>
    <main id="portal-content" className="portal-canvas" data-info={info} data-label={`${text}. ${item.zoomKeys}`}>
      <img src={whole} alt={text} />
      <p role="alert" hidden>
        {item.zoomFailed}
      </p>
    </main>
  </div>
)
