import type { FoundField, MetadataGroupName } from '../../src/domain/embedded-metadata/metadata.ts'
import { sourceOfBytes } from '../files/byteSource.ts'
import { ZipFile } from '../files/zip.ts'
import { dateText } from './dateText.ts'
import { readXml } from './markup.ts'

/** Bytes of the parts that are read: they are a page of XML. */
const MOST_XML = 256 * 1024

const FIELDS: readonly (readonly [MetadataGroupName, string, 'core' | 'app', string])[] = [
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

/** The text of the first element of each name. */
const elementsOf = (xml: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  let text = ''
  readXml(xml, {
    onOpen: () => {
      text = ''
    },
    onText: (piece) => {
      text += piece
    },
    onClose: (name) => {
      if (!found.has(name)) found.set(name, text)
    },
  })
  return found
}

/** The core and extended properties of an Office Open XML file. */
export const officeMetadata = async (bytes: Buffer): Promise<readonly FoundField[]> => {
  const zip = await ZipFile.open(sourceOfBytes(bytes))
  const parts = {
    core: elementsOf((await zip.xml('docProps/core.xml', MOST_XML)) ?? ''),
    app: elementsOf((await zip.xml('docProps/app.xml', MOST_XML)) ?? ''),
  }
  return FIELDS.map(([group, field, part, name]) => {
    const text = parts[part].get(name) ?? ''
    return { group, field, value: field.endsWith('At') ? dateText(text) : text }
  })
}
