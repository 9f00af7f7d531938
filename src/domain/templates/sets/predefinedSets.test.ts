import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../preferences/language.ts'
import { attributesProblems, type AttributeForm } from '../attribute.ts'
import { canRepeat } from '../attributeTypes.ts'
import { PREDEFINED_SETS } from './predefinedSets.ts'

const set = (id: string) => PREDEFINED_SETS.find((one) => one.id === id)?.attributes ?? []
const elementsOf = (id: string) => set(id).map(({ element }) => element)

const PLAIN = { id: null, required: false, visibleOnPortal: false, helpText: '', defaultValue: '', section: '', unit: null, currency: null, options: [] }

describe.each(PREDEFINED_SETS)('$id', ({ attributes, names }) => {
  it.each(LANGUAGES)('is a template without problems as it is, in %s', (language) => {
    const forms: readonly AttributeForm[] = attributes.map(({ element, type, repeatable, names: own }) => ({ ...PLAIN, element, type, repeatable, name: own[language] }))
    expect(attributesProblems(forms)).toEqual({})
    expect(names[language]).not.toBe('')
  })

  it('repeats only what can be repeated', () => {
    expect(attributes.filter(({ repeatable, type }) => repeatable && !canRepeat(type))).toEqual([])
  })
})

it('no identifier stands in two places', () => {
  const all = PREDEFINED_SETS.flatMap(({ attributes }) => attributes.map(({ element }) => element))
  expect(all.filter((element, at) => all.indexOf(element) < at)).toEqual([])
})

/** Lines of a name and what it is called, as they were copied by hand from the standard. */
const written = (lines: string): readonly (readonly string[])[] => lines.trim().split('\n').map((line) => line.trim().split(/ {2,}/))

const named = (id: string) => set(id).map(({ element, names }) => [element, names['en-US'].toLowerCase()])

it('Dublin Core has all properties of DCMI Metadata Terms under their names and labels, the fifteen elements first', () => {
  const terms = written(`
    title  Title
    creator  Creator
    subject  Subject
    description  Description
    publisher  Publisher
    contributor  Contributor
    date  Date
    type  Type
    format  Format
    identifier  Identifier
    source  Source
    language  Language
    relation  Relation
    coverage  Coverage
    rights  Rights
    abstract  Abstract
    accessRights  Access Rights
    accrualMethod  Accrual Method
    accrualPeriodicity  Accrual Periodicity
    accrualPolicy  Accrual Policy
    alternative  Alternative Title
    audience  Audience
    available  Date Available
    bibliographicCitation  Bibliographic Citation
    conformsTo  Conforms To
    created  Date Created
    dateAccepted  Date Accepted
    dateCopyrighted  Date Copyrighted
    dateSubmitted  Date Submitted
    educationLevel  Audience Education Level
    extent  Extent
    hasFormat  Has Format
    hasPart  Has Part
    hasVersion  Has Version
    instructionalMethod  Instructional Method
    isFormatOf  Is Format Of
    isPartOf  Is Part Of
    isReferencedBy  Is Referenced By
    isReplacedBy  Is Replaced By
    isRequiredBy  Is Required By
    issued  Date Issued
    isVersionOf  Is Version Of
    license  License
    mediator  Mediator
    medium  Medium
    modified  Date Modified
    provenance  Provenance
    references  References
    replaces  Replaces
    requires  Requires
    rightsHolder  Rights Holder
    spatial  Spatial Coverage
    tableOfContents  Table Of Contents
    temporal  Temporal Coverage
    valid  Date Valid`).map(([name, label]) => [`dcterms:${name}`, label?.toLowerCase()])
  expect(named('dublinCore').slice(0, 15)).toEqual(terms.slice(0, 15))
  expect(named('dublinCore').toSorted()).toEqual(terms.toSorted())
})

it('ISAD(G) has the 26 elements of its seven areas in their order, under their numbers and names', () => {
  const elements = written(`
    3.1.1  Reference code
    3.1.2  Title
    3.1.3  Dates
    3.1.4  Level of description
    3.1.5  Extent and medium
    3.2.1  Name of creator
    3.2.2  Administrative or biographical history
    3.2.3  Archival history
    3.2.4  Immediate source of acquisition or transfer
    3.3.1  Scope and content
    3.3.2  Appraisal, destruction and scheduling
    3.3.3  Accruals
    3.3.4  System of arrangement
    3.4.1  Conditions governing access
    3.4.2  Conditions governing reproduction
    3.4.3  Language and scripts of material
    3.4.4  Physical characteristics and technical requirements
    3.4.5  Finding aids
    3.5.1  Existence and location of originals
    3.5.2  Existence and location of copies
    3.5.3  Related units of description
    3.5.4  Publication note
    3.6.1  Note
    3.7.1  Archivist’s note
    3.7.2  Rules or conventions
    3.7.3  Dates of descriptions`)
  expect(named('isadG')).toEqual(elements.map(([number, name]) => [`isadg:${number}`, name?.toLowerCase()]))
})

it('IPTC Core has all properties of the standard, by the names that they have in XMP', () => {
  const own = ['AltTextAccessibility', 'CountryCode', 'CreatorContactInfo', 'ExtDescrAccessibility', 'IntellectualGenre', 'Location', 'Scene', 'SubjectCode']
  const photoshop = ['AuthorsPosition', 'CaptionWriter', 'City', 'Country', 'Credit', 'DateCreated', 'Headline', 'Instructions', 'Source', 'State', 'TransmissionReference']
  const dublinCore = ['creator', 'description', 'rights', 'subject', 'title']
  const all = [...own.map((name) => `Iptc4xmpCore:${name}`), ...dublinCore.map((name) => `dc:${name}`), ...photoshop.map((name) => `photoshop:${name}`), 'xmpRights:UsageTerms']
  expect(elementsOf('iptcCore').toSorted()).toEqual(all.toSorted())
})

it('Spectrum names what objects are asked first', () => {
  expect(elementsOf('spectrum').slice(0, 4)).toEqual(['spectrum:object-number', 'spectrum:other-number', 'spectrum:number-of-objects', 'spectrum:object-name'])
  expect(set('spectrum').find(({ element }) => element === 'spectrum:object-production-date')?.type).toBe('edtf')
})

it.each(['Right holder', 'Right note', 'Condition check/assessment date'])('Spectrum has the unit of information “%s” under its own name', (unit) => {
  expect(set('spectrum').find(({ names }) => names['en-US'] === unit)?.element).toBe(`spectrum:${unit.toLowerCase().replaceAll(/[ /]/g, '-')}`)
})
