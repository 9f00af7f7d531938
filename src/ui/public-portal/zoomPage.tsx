import type { ReactElement } from 'react'
import { PortalDocument } from './PortalDocument.tsx'
import type { PortalWords } from './portalWords.ts'
import { ZoomView, type ZoomedPicture } from './ZoomView.tsx'

interface ZoomPageProps {
  readonly language: string
  readonly words: PortalWords
  readonly stylesheet: string
  readonly script: string
  readonly portalTitle: string
  readonly picture: ZoomedPicture
}

/** The one page of a portal that runs a script: nobody needs it who does not want to look closely. */
export const zoomPage = ({ portalTitle, picture, ...document }: ZoomPageProps): ReactElement => (
  <PortalDocument {...document} title={`${picture.name} · ${portalTitle}`} description="">
    <ZoomView picture={picture} words={document.words} />
  </PortalDocument>
)
