/** The fifteen elements of Dublin Core (ISO 15836-1), in the order in which records give them. */
export const DUBLIN_CORE_ELEMENTS = [
  'title',
  'creator',
  'subject',
  'description',
  'publisher',
  'contributor',
  'date',
  'type',
  'format',
  'identifier',
  'source',
  'language',
  'relation',
  'coverage',
  'rights',
] as const
type DublinCoreElement = (typeof DUBLIN_CORE_ELEMENTS)[number]

type Mapped = Readonly<Partial<Record<DublinCoreElement, readonly string[]>>>

/** Properties of DCMI terms that refine one of the fifteen. Who something is for, and how it came, none of them says. */
const DCTERMS: Mapped = {
  title: ['alternative'],
  description: ['abstract', 'tableOfContents'],
  date: ['created', 'valid', 'available', 'issued', 'modified', 'dateAccepted', 'dateCopyrighted', 'dateSubmitted'],
  format: ['extent', 'medium'],
  identifier: ['bibliographicCitation'],
  relation: [
    'isVersionOf',
    'hasVersion',
    'isReplacedBy',
    'replaces',
    'isRequiredBy',
    'requires',
    'isPartOf',
    'hasPart',
    'isReferencedBy',
    'references',
    'isFormatOf',
    'hasFormat',
    'conformsTo',
  ],
  coverage: ['spatial', 'temporal'],
  rights: ['accessRights', 'license', 'rightsHolder'],
}

/** IPTC Core in XMP. How to reach a photographer is nobody's but the editors'. */
const IPTC: Mapped = {
  title: ['photoshop:Headline'],
  subject: ['Iptc4xmpCore:SubjectCode', 'Iptc4xmpCore:Scene'],
  description: ['Iptc4xmpCore:AltTextAccessibility', 'Iptc4xmpCore:ExtDescrAccessibility'],
  contributor: ['photoshop:CaptionWriter'],
  date: ['photoshop:DateCreated'],
  type: ['Iptc4xmpCore:IntellectualGenre'],
  identifier: ['photoshop:TransmissionReference'],
  source: ['photoshop:Source'],
  coverage: ['Iptc4xmpCore:Location', 'photoshop:City', 'photoshop:State', 'photoshop:Country', 'Iptc4xmpCore:CountryCode'],
  rights: ['xmpRights:UsageTerms', 'photoshop:Credit'],
}

/** ISAD(G), second edition, by the numbers of its elements. */
const ISADG: Mapped = {
  title: ['3.1.2'],
  creator: ['3.2.1'],
  description: ['3.3.1'],
  date: ['3.1.3'],
  type: ['3.1.4'],
  format: ['3.1.5'],
  identifier: ['3.1.1'],
  source: ['3.5.1'],
  language: ['3.4.3'],
  relation: ['3.4.5', '3.5.2', '3.5.3', '3.5.4'],
  rights: ['3.4.1', '3.4.2'],
}

/** Units of information of Spectrum. What a thing cost and where it stands are not told. */
const SPECTRUM: Mapped = {
  title: ['title'],
  creator: ['object-production-person', 'object-production-organisation'],
  subject: ['associated-person', 'associated-organisation', 'associated-event-name', 'style'],
  description: ['brief-description', 'physical-description', 'inscription-content'],
  date: ['object-production-date'],
  type: ['object-name'],
  format: ['material', 'technique'],
  identifier: ['object-number', 'other-number'],
  coverage: ['object-production-place', 'associated-place', 'associated-date'],
  rights: ['right-holder', 'right-note', 'credit-line'],
}

const entries = (mapped: Mapped, prefix = ''): readonly (readonly [string, DublinCoreElement])[] =>
  DUBLIN_CORE_ELEMENTS.flatMap((element) => (mapped[element] ?? []).map((one) => [`${prefix}${one}`, element] as const))

const itself = DUBLIN_CORE_ELEMENTS.flatMap((element) => [[`dcterms:${element}`, element] as const, [`dc:${element}`, element] as const])

const BY_ELEMENT: ReadonlyMap<string, DublinCoreElement> = new Map([
  ...itself,
  ...entries(DCTERMS, 'dcterms:'),
  ...entries(IPTC),
  ...entries(ISADG, 'isadg:'),
  ...entries(SPECTRUM, 'spectrum:'),
])

/** Which of the fifteen an element of a standard is given as; undefined: none says it. */
export const dublinCoreOf = (element: string): DublinCoreElement | undefined => BY_ELEMENT.get(element)

/** What is said of something by the fifteen elements; each value once. */
export type DublinCoreRecord = Readonly<Partial<Record<DublinCoreElement, readonly string[]>>>

/** The address at which a licence or rights statement stands, where one of its values is one. */
export const licenseIn = ({ rights = [] }: DublinCoreRecord): string | undefined => rights.find((text) => /^https?:\/\/[^\s"<>]+$/i.test(text))

/** A value of an attribute that stands for an element of a standard. */
interface ElementValue {
  readonly element: string
  readonly value: string
}

export const dublinCoreRecord = (values: readonly ElementValue[]): DublinCoreRecord => {
  const found = values.flatMap(({ element, value }) => {
    const of = dublinCoreOf(element)
    return of === undefined || value.trim() === '' ? [] : [{ of, value }]
  })
  const grouped = Map.groupBy(found, ({ of }) => of)
  return Object.fromEntries(
    DUBLIN_CORE_ELEMENTS.flatMap((element) => {
      const group = grouped.get(element)
      return group === undefined ? [] : [[element, [...new Set(group.map(({ value }) => value))]] as const]
    }),
  )
}
