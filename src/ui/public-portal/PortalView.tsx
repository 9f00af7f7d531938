import type { ReactNode } from 'react'
import { Head, Mark, PortalShell, SearchForm, type PortalShellProps } from './PortalShell.tsx'
import type { PortalImage, PortalPageName } from './publicPortal.ts'

interface PortalViewProps extends PortalShellProps {
  readonly page: PortalPageName
  /** What the main page shows of the collection. */
  readonly children?: ReactNode
}

/** How wide a picture is drawn, by the width of the page (portal.css). */
const WIDTHS = { cover: '(min-width: 800px) 60vw, 100vw', photo: '(min-width: 800px) 40vw, 100vw' } as const

const Image = ({ image, place }: { readonly image: PortalImage | undefined; readonly place: keyof typeof WIDTHS }) =>
  image === undefined ? (
    <div className={`portal-${place}`} data-empty="" />
  ) : (
    <img className={`portal-${place}`} src={image.address} srcSet={image.sizes} sizes={WIDTHS[place]} alt={image.text} {...(place === 'cover' ? { fetchPriority: 'high' } : { loading: 'lazy' })} />
  )

const Hero = ({ portal, words, links }: PortalViewProps) => (
  <header className="portal-hero">
    <div className="portal-welcome">
      <Mark portal={portal} />
      <h1>{portal.title}</h1>
      <p className="portal-subtitle">{portal.subtitle}</p>
      <SearchForm words={words} links={links} />
    </div>
    <Image image={portal.coverPhoto} place="cover" />
  </header>
)

const Main = ({ portal, children }: PortalViewProps) => (
  <>
    {children}
    <div className="portal-story">
      <p className="portal-text">{portal.description}</p>
      <Image image={portal.mainPhoto} place="photo" />
    </div>
  </>
)

const About = ({ portal, words }: PortalViewProps) => (
  <>
    <h1>{words.aboutUs}</h1>
    <div className="portal-story">
      <p className="portal-text">{portal.aboutUs}</p>
      <Image image={portal.mainPhoto} place="photo" />
    </div>
  </>
)

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Contact = ({ portal: { person, phone, address, website }, words }: PortalViewProps) => (
  <>
    <h1>{words.contact}</h1>
    <dl className="portal-facts">
      {person !== '' && <Fact name={words.contact}>{person}</Fact>}
      {phone !== '' && (
        <Fact name={words.phone}>
          <a href={`tel:${phone.replace(/[^0-9+]/g, '')}`}>{phone}</a>
        </Fact>
      )}
      {address.length > 0 && (
        <Fact name={words.address}>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Fact>
      )}
      {website !== undefined && (
        <Fact name={words.website}>
          <a href={website.href}>{website.text}</a>
        </Fact>
      )}
    </dl>
  </>
)

/** The pages that say what the organization has written of itself. */
export const PortalView = (props: PortalViewProps) => {
  const { page, portal, words, links } = props
  return (
    <PortalShell page={page} portal={portal} words={words} links={links} head={page === 'main' ? <Hero {...props} /> : <Head portal={portal} words={words} links={links} />}>
      {page === 'main' && <Main {...props} />}
      {page === 'about' && <About {...props} />}
      {page === 'contact' && <Contact {...props} />}
    </PortalShell>
  )
}
