import type { ShareItemContent, ShareWords } from './publicShare.ts'
import { SharePath, ShareShell, type ShareShellProps } from './ShareShell.tsx'

const Shown = ({ item, words }: { readonly item: ShareItemContent; readonly words: ShareWords }) => {
  const { name, kind, picture, media, description } = item
  if (media !== undefined && kind === 'video')
    return (
      // What is said in it is not known to us.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video className="portal-picture" src={media} controls preload="metadata" aria-label={name} />
    )
  if (media !== undefined)
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <audio className="portal-sound" src={media} controls preload="metadata" aria-label={name} />
    )
  return picture === undefined ? (
    <p className="portal-kind">{words.kinds[kind]}</p>
  ) : (
    <img className="portal-picture" src={picture.address} width={picture.width} height={picture.height} alt={description === '' ? name : description} />
  )
}

/** An asset: its picture, film or sound, and what is said of it. */
export const ShareItem = ({ item, ...shell }: ShareShellProps & { readonly item: ShareItemContent }) => {
  const { words, links, share } = shell
  const { name, description, size, modified, path, isOnly, download } = item
  return (
    <ShareShell {...shell}>
      {!isOnly && <SharePath path={path} words={words} main={{ name: share.title, href: links.main }} />}
      <article className="portal-item">
        <Shown item={item} words={words} />
        <div className="portal-said">
          <h1>{isOnly ? share.title : name}</h1>
          {isOnly && share.note !== '' && <p className="portal-text">{share.note}</p>}
          {isOnly && share.title !== name && <p className="portal-text">{name}</p>}
          {description !== '' && <p className="portal-text">{description}</p>}
          <dl className="portal-facts">
            <div>
              <dt>{words.size}</dt>
              <dd>{size}</dd>
            </div>
            <div>
              <dt>{words.modified}</dt>
              <dd>{modified}</dd>
            </div>
          </dl>
          {download !== undefined && (
            <p>
              <a className="portal-more" href={download} download>
                {words.download}
              </a>
            </p>
          )}
        </div>
      </article>
    </ShareShell>
  )
}
