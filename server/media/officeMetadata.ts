import type { FoundField, MetadataGroupName } from '../../src/domain/embedded-metadata/metadata.ts'
import { sourceOfBytes } from '../files/byteSource.ts'
import { ZipFile } from '../files/zip.ts'
import { unescaped } from './markup.ts'
import { dateText } from './dateText.ts'

/** Bytes of the parts that are read: they are a page of XML. */
const MOST_XML = 256 * 1024

const FIELDS: readonly (readonly [MetadataGroupName, string, string, string])[] = [
  ['description', 'title', 'core', 'dc:title'],
  ['description', 'caption', 'core', 'dc:description'],
  ['description', 'author', 'core', 'dc:creator'],
  ['description', 'keywords', 'core', 'cp:keywords'],
  ['document', 'subject', 'core', 'dc:subject'],
  ['document', 'lastModifiedBy', 'core', 'cp:lastModifiedBy'],
  ['document', 'revision', 'core', 'cp:revision'],
  ['document', 'createdAt', 'core', 'dcterms:created'],
  ['document', 'modifiedAt', 'core', 'dcterms:modified'],
  ['document', 'application', 'app', 'Application'],
  ['document', 'company', 'app', 'Company'],
  ['document', 'pages', 'app', 'Pages'],
  ['document', 'words', 'app', 'Words'],
]

/** The text of the first element of this name; linear, since no pattern can look far. */
const elementOf = (xml: string, name: string): string => {
  const found = new RegExp(`<${name}(?:\\s[^<>]{0,300})?>([^<]{0,8000})<`).exec(xml)
  return unescaped(found?.[1] ?? '')
}

/** The core and extended properties of an Office Open XML file. */
export const officeMetadata = async (bytes: Buffer): Promise<readonly FoundField[]> => {
  const zip = await ZipFile.open(sourceOfBytes(bytes))
  const parts: Readonly<Record<string, string>> = {
    core: (await zip.xml('docProps/core.xml', MOST_XML)) ?? '',
    app: (await zip.xml('docProps/app.xml', MOST_XML)) ?? '',
  }
  return FIELDS.map(([group, field, part, name]) => {
    const text = elementOf(parts[part] ?? '', name)
    return { group, field, value: field.endsWith('At') ? dateText(text) : text }
  })
}
