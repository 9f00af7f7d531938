import type { PortalWords } from './portalWords.ts'
import type { ItemPage, ItemPicture, ItemPlayer, ItemText, WholePublicItem } from './publicItem.ts'

interface ItemDisplayProps {
  readonly item: WholePublicItem
  readonly words: PortalWords
}

/** Where it takes what part of the window's width, without what is around it: beside what is said of it, or above. */
const SIZES = '(min-width: 800px) calc(58vw - 48px), calc(100vw - 72px)'

const Picture = ({ picture, words }: { readonly picture: ItemPicture; readonly words: PortalWords }) => (
  <div className="portal-mat">
    <img className="portal-picture" src={picture.address} srcSet={picture.sizes} sizes={SIZES} width={picture.width} height={picture.height} alt={picture.text} fetchPriority="high" />
    {picture.zoom !== undefined && (
      <a className="portal-more portal-zoom-link" href={picture.zoom}>
        {words.item.zoom}
      </a>
    )}
  </div>
)

const Player = ({ player, name, words }: { readonly player: ItemPlayer; readonly name: string; readonly words: PortalWords }) => {
  const played = { controls: true, preload: 'metadata', 'aria-label': words.item.player(name), ...(player.isDownloadable ? {} : { controlsList: 'nodownload' }) } as const
  const source = <source src={player.address} type={player.mediaType} />
  return (
    <div className="portal-mat portal-player">
      {player.kind === 'video' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- files of the library carry no tracks; what is said stands in the description
        <video {...played} playsInline>
          {source}
        </video>
      ) : (
        <>
          <p className="portal-kind">{words.kinds.audio}</p>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- files of the library carry no tracks; what is said stands in the description */}
          <audio {...played}>{source}</audio>
        </>
      )}
    </div>
  )
}

const Pages = ({ page, words }: { readonly page: ItemPage; readonly words: PortalWords }) => (
  <nav className="portal-pages" aria-label={words.item.pages}>
    {page.previous !== undefined && (
      <a className="portal-more" href={page.previous} rel="prev">
        {words.item.previousPage}
      </a>
    )}
    <span aria-current="page">{words.item.page(page.number, page.count)}</span>
    {page.next !== undefined && (
      <a className="portal-more" href={page.next} rel="next">
        {words.item.nextPage}
      </a>
    )}
  </nav>
)

const Writing = ({ text: { content, isCut }, words }: { readonly text: ItemText; readonly words: PortalWords }) => (
  <>
    <p className="portal-writing" dir="auto">
      {content}
    </p>
    {isCut && <p className="portal-nothing">{words.item.cut}</p>}
  </>
)

/** What is seen, heard and read of an asset. */
export const ItemDisplay = ({ item: { picture, player, page, text, kind, name }, words }: ItemDisplayProps) => (
  <div className="portal-look">
    {picture !== undefined && <Picture picture={picture} words={words} />}
    {player !== undefined && <Player player={player} name={name} words={words} />}
    {picture === undefined && player === undefined && text === undefined && <p className="portal-kind">{words.kinds[kind]}</p>}
    {page !== undefined && page.count !== 1 && <Pages page={page} words={words} />}
    {text !== undefined && page !== undefined && (
      <details className="portal-folded">
        <summary>{words.item.pageText}</summary>
        <Writing text={text} words={words} />
      </details>
    )}
    {text !== undefined && page === undefined && (
      <section aria-label={words.item.text} className="portal-sheet">
        <Writing text={text} words={words} />
      </section>
    )}
  </div>
)
