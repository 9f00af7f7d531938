import type { ReactNode } from 'react'
import type { PortalImage, PortalLinks, PortalPageName, PortalWords, PublicPortal } from './publicPortal.ts'

export interface PortalViewProps {
  readonly page: PortalPageName
  readonly portal: PublicPortal
  readonly words: PortalWords
  readonly links: PortalLinks
  /** What the main page shows of the collection. */
  readonly children?: ReactNode
}

const Image = ({ image, place }: { readonly image: PortalImage | undefined; readonly place: string }) =>
  image === undefined ? <div className={`portal-${place}`} data-empty="" /> : <img className={`portal-${place}`} src={image.address} alt={image.text} />

/** The logo, or the first letter of the title where there is none. */
const Mark = ({ portal: { avatar, title } }: Pick<PortalViewProps, 'portal'>) =>
  avatar === undefined ? (
    <span className="portal-mark" aria-hidden="true">
      {Array.from(title)[0]}
    </span>
  ) : (
    <img className="portal-mark" src={avatar.address} alt="" />
  )

const Hero = ({ portal, words, links }: PortalViewProps) => (
  <header className="portal-hero">
    <div className="portal-welcome">
      <Mark portal={portal} />
      <h1>{portal.title}</h1>
      <p className="portal-subtitle">{portal.subtitle}</p>
      <search>
        <form className="portal-search" action={links.search}>
          <input type="search" name="q" aria-label={words.searchHint} placeholder={words.searchHint} />
          <button type="submit">{words.search}</button>
        </form>
      </search>
    </div>
    <Image image={portal.coverPhoto} place="cover" />
  </header>
)

const Head = ({ portal, links }: PortalViewProps) => (
  <header className="portal-head">
    <a href={links.main}>
      <Mark portal={portal} />
      {portal.title}
    </a>
  </header>
)

const Main = ({ portal, children }: PortalViewProps) => (
  <main>
    <div className="portal-story">
      <p className="portal-text">{portal.description}</p>
      <Image image={portal.mainPhoto} place="photo" />
    </div>
    {children}
  </main>
)

const About = ({ portal, words }: PortalViewProps) => (
  <main>
    <h1>{words.aboutUs}</h1>
    <div className="portal-story">
      <p className="portal-text">{portal.aboutUs}</p>
      <Image image={portal.mainPhoto} place="photo" />
    </div>
  </main>
)

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Contact = ({ portal: { person, phone, address, website }, words }: PortalViewProps) => (
  <main>
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
  </main>
)

const Foot = ({ page, portal, words, links }: PortalViewProps) => (
  <footer className="portal-foot">
    <span>{[portal.title, ...portal.address.slice(0, 1)].filter((part) => part !== '').join(', ')}</span>
    <nav aria-label={words.pages}>
      {page !== 'contact' && <a href={links.contact}>{words.contact}</a>}
      {page !== 'about' && portal.aboutUs !== '' && <a href={links.about}>{words.aboutUs}</a>}
    </nav>
  </footer>
)

/** A page of the public portal: plain elements and the classes of portal.css, so that it is drawn by the server and by the preview alike. */
export const PortalView = (props: PortalViewProps) => {
  const { page, portal } = props
  return (
    <div className="portal" data-align={portal.textAlignment}>
      {page === 'main' ? <Hero {...props} /> : <Head {...props} />}
      {page === 'main' && <Main {...props} />}
      {page === 'about' && <About {...props} />}
      {page === 'contact' && <Contact {...props} />}
      <Foot {...props} />
    </div>
  )
}
