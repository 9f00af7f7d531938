import { scriptText } from '../../domain/portal-machines/structuredData.ts'
import type { PageHead } from './pageHead.ts'

interface HeadDataProps {
  readonly head: PageHead
  readonly title: string
  readonly description: string
}

/** What a page tells search engines and whoever shows links to it: canonical addresses, languages, Open Graph, schema.org. */
export const HeadData = ({ head: { canonical, alternates, isListed, feed, manifest, siteName, kind, picture, data }, title, description }: HeadDataProps) => (
  <>
    {isListed ? <link rel="canonical" href={canonical} /> : <meta name="robots" content="noindex" />}
    {isListed && alternates.map(({ language, href }) => <link key={language} rel="alternate" hrefLang={language} href={href} />)}
    <link rel="alternate" type="application/atom+xml" href={feed} title={siteName} />
    {manifest !== undefined && <link rel="alternate" type='application/ld+json;profile="http://iiif.io/api/presentation/3/context.json"' href={manifest} />}
    <meta property="og:type" content={kind} />
    <meta property="og:site_name" content={siteName} />
    <meta property="og:title" content={title} />
    {description !== '' && <meta property="og:description" content={description} />}
    <meta property="og:url" content={canonical} />
    {picture !== undefined && (
      <>
        <meta property="og:image" content={picture.address} />
        <meta property="og:image:alt" content={picture.text} />
      </>
    )}
    <meta name="twitter:card" content={picture === undefined ? 'summary' : 'summary_large_image'} />
    {data !== undefined && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(data) }} />}
  </>
)
