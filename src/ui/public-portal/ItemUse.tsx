import type { PortalWords } from './portalWords.ts'
import { manifestOf, type ItemDownload, type ItemRights, type WholePublicItem } from './publicItem.ts'

interface ItemUseProps {
  readonly item: WholePublicItem
  readonly words: PortalWords
}

const Rights = ({ rights: { name, address }, words }: { readonly rights: ItemRights; readonly words: PortalWords }) => (
  <section className="portal-rights" aria-label={words.item.rights}>
    <strong>{name}</strong>
    <a href={address} rel="license">
      {words.item.rightsMeaning(new URL(address).hostname)}
    </a>
  </section>
)

const Download = ({ download: { what, href, name, detail }, words }: { readonly download: ItemDownload; readonly words: PortalWords }) => (
  <a className="portal-download" data-what={what} href={href} download={name}>
    <span>{words.item.download[what]}</span>
    <span>{detail}</span>
  </a>
)

/** How an asset may be used, had and named. */
export const ItemUse = ({ item, words }: ItemUseProps) => {
  const { rights, downloads, citation, permanent, fileNumber } = item
  const manifest = manifestOf(item)
  return (
    <>
      {rights !== undefined && <Rights rights={rights} words={words} />}
      {downloads.map((download) => (
        <Download key={download.what} download={download} words={words} />
      ))}
      <dl className="portal-rows">
        <div>
          <dt>{words.fileNumber}</dt>
          <dd>{fileNumber}</dd>
        </div>
        <div>
          <dt>{words.citation}</dt>
          <dd className="portal-citation">
            {citation} <a href={permanent}>{permanent}</a>
          </dd>
        </div>
        {manifest !== undefined && (
          <div>
            <dt>IIIF</dt>
            <dd>
              <a href={manifest}>{words.item.manifest}</a>
            </dd>
          </div>
        )}
      </dl>
    </>
  )
}
