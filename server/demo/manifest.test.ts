import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { assetEditProblems } from '../../src/domain/assets/edit.ts'
import { contentTypeOfName } from '../../src/domain/assets/contentTypes.ts'
import { assetName, folderName, nameKey } from '../../src/domain/naming/names.ts'
import { personProblems } from '../../src/domain/persons/persons.ts'
import { HEAD_BYTES, provenType } from '../media/proof.ts'
import { contactName } from '../../src/domain/contacts/contact.ts'
import { contactRelationProblems } from '../../src/domain/contact-relations/contactRelation.ts'
import { DEMO_CONTACTS } from './contacts.ts'
import { DEMO_TIES } from './contactTies.ts'
import { DEMO_ORGANIZATIONS } from './installation.ts'
import { HOLDINGS, keyOf, readManifest } from './manifest.ts'

const { organizations } = await readManifest()
const entriesOf = (organization: string) => organizations.find(({ name }) => name === organization)?.entries ?? []
const [museum, archive] = [entriesOf('Harbour Museum'), entriesOf('Fjord Archive')]
const entries = organizations.flatMap((organization) => organization.entries)
const named = entries.flatMap(({ file, versions = [] }) => [...versions, file])

const pictures = Object.values(DEMO_CONTACTS).flat().flatMap(({ picture }) => picture ?? [])

const twice = (values: readonly string[]): readonly string[] => values.filter((value, index) => values.indexOf(value) !== index)

const MEGABYTE = 1024 ** 2

describe('the manifest of the demo', () => {
  it('has the folders and files that people and scripts rely on', () => {
    const foldersOf = (module: string): ReadonlySet<string> => new Set(museum.filter((entry) => entry.module === module).map(({ folder }) => folder))
    expect(new Set(museum.map(({ module }) => module))).toEqual(new Set(['RECORDS', 'ARCHIVES', 'COLLECTIONS']))
    expect(foldersOf('RECORDS')).toEqual(
      new Set(['Acquisitions/1887 Bequest', ...['Ceramics', 'Correspondence', 'Maps and charts', 'Donor files'].map((name) => `Acquisitions/1887 Bequest/${name}`), 'Acquisitions/1902 Purchase', 'Loans']),
    )
    expect(foldersOf('ARCHIVES')).toEqual(new Set(['Ship registers', 'Photographs', 'Harbour board minutes', 'Sound and film']))
    expect(foldersOf('COLLECTIONS')).toEqual(new Set(['Coins and medals', 'Textiles', 'Natural history', 'Prints and drawings']))
    const bequest = museum.filter(({ folder }) => folder === 'Acquisitions/1887 Bequest').map(({ name }) => name)
    expect(bequest).toEqual(expect.arrayContaining(['amphora-attic-black-figure.tif', 'harbour-at-dusk-1887.jpg', 'jug-with-two-bands.jpg', 'survey-map-sheet-12.tif', 'town-hall-drawing.png']))
    expect(bequest).toHaveLength(14)
    expect(new Set(archive.map(({ folder }) => folder))).toEqual(new Set(['Bilder', 'Kart og tegninger', 'Papirer']))
  })

  it('is of organizations and modules that the demo has', () => {
    for (const { name, entries: own } of organizations) {
      const modules = DEMO_ORGANIZATIONS.find((organization) => organization.name === name)?.modules ?? []
      expect(own.filter(({ module }) => !modules.includes(module)).map(keyOf), name).toEqual([])
    }
  })

  it('names every file of the folder, and none that is not there', async () => {
    const found = (await readdir(HOLDINGS, { recursive: true, withFileTypes: true }))
      .filter((file) => file.isFile())
      .map((file) => relative(HOLDINGS, join(file.parentPath, file.name)))
    expect([...named, ...pictures].toSorted()).toEqual(found.filter((file) => file !== 'manifest.json').toSorted())
    // As every file system and archiver takes them.
    expect([...named, ...pictures].filter((file) => !/^[a-z0-9./-]{1,150}$/.test(file))).toEqual([])
  })

  it('ties each contact of the museum to an entry', () => {
    const names = DEMO_CONTACTS['Harbour Museum']?.map(({ form }) => contactName(form)) ?? []
    expect(names.toSorted()).toEqual([...new Set(DEMO_TIES['Harbour Museum']?.map(({ contact }) => contact))].toSorted())
  })

  it('ties contacts and entries that there are, by the rules', () => {
    for (const [organization, ties] of Object.entries(DEMO_TIES)) {
      const contacts = DEMO_CONTACTS[organization]?.map(({ form }) => contactName(form)) ?? []
      const keys = entriesOf(organization).map(keyOf)
      expect(ties.filter(({ contact, entry }) => !contacts.includes(contact) || !keys.includes(entry))).toEqual([])
      expect(ties.map(({ form }) => contactRelationProblems(form))).toEqual(ties.map(() => ({})))
    }
  })

  it.each(pictures)('%s is a picture as contacts have it', async (file) => {
    expect(await sharp(join(HOLDINGS, file)).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
  })

  it.each(named)('%s is of a kind that the library takes, as its name says', async (file) => {
    const path = join(HOLDINGS, file)
    const [bytes, { size }] = await Promise.all([readFile(path), stat(path)])
    const proven = await provenType(file, { path, head: bytes.subarray(0, HEAD_BYTES), size })
    expect(proven).toBeDefined()
    expect(proven).toEqual(contentTypeOfName(file))
    expect(size).toBeGreaterThan(300)
    expect(size).toBeLessThan(MEGABYTE)
  })

  it('gives each asset a name of the kind of its files', () => {
    expect(entries.filter(({ file, name, versions = [] }) => [file, ...versions].some((one) => contentTypeOfName(one) !== contentTypeOfName(name))).map(keyOf)).toEqual([])
  })

  it('is small enough to be fetched with the sources', async () => {
    const sizes = await Promise.all(named.map(async (file) => (await stat(join(HOLDINGS, file))).size))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(25 * MEGABYTE)
  })

  it('keeps to the rules for what people write themselves', () => {
    const problems = entries.flatMap((entry) => {
      const { name, folder, description, fileNumber, tags, persons = [] } = entry
      const own = [assetName(name), ...folder.split('/').map(folderName), ...persons.map(personProblems)]
      const edited = assetEditProblems({ description, ...(fileNumber === undefined ? {} : { fileNumber }), ...(tags === undefined ? {} : { tags }) }, name)
      const found = [...own, edited].filter((problem) => problem !== undefined && Object.values(problem).some((value) => value !== undefined))
      return found.length === 0 ? [] : [{ key: keyOf(entry), found }]
    })
    expect(problems).toEqual([])
    expect(Math.max(...entries.map(({ name }) => [...name.normalize('NFC')].length))).toBe(255)
  })

  it('says something about every entry and adds it in the past', () => {
    expect(entries.filter(({ description, daysAgo }) => description.length <= 15 || daysAgo <= 0).map(keyOf)).toEqual([])
  })

  it.each(organizations)('gives a name to one entry of a folder only, and a number to one of $name', ({ entries: own }) => {
    expect(twice(own.map((entry) => nameKey(keyOf(entry))))).toEqual([])
    expect(twice(own.flatMap(({ fileNumber }) => (fileNumber === undefined ? [] : [nameKey(fileNumber)])))).toEqual([])
    expect(twice(own.map(({ file }) => file))).toEqual([])
  })

  it('relates an entry to others above it, and names persons in pictures only', () => {
    for (const { entries: own } of organizations) {
      const above = own.map(keyOf)
      expect(own.flatMap(({ relations = [] }, index) => relations.filter((key) => !above.slice(0, index).includes(key)))).toEqual([])
    }
    expect(entries.filter(({ persons, name }) => persons !== undefined && contentTypeOfName(name)?.preview !== 'image').map(keyOf)).toEqual([])
  })

  it('holds one entry back, which is web-ready, for ninety days', () => {
    const heldBack = entries.filter(({ embargoDays }) => embargoDays !== undefined)
    expect(heldBack.map(({ name, webReady, embargoDays }) => [name, webReady, embargoDays])).toEqual([['lighthouse-section-full-height.png', true, 90]])
  })

  it('has something of everything that an entry can carry, and of every kind that is read or shown', () => {
    const carried = new Set(entries.flatMap((entry) => Object.keys(entry)))
    expect(['fileNumber', 'tags', 'seoTitle', 'webReady', 'embargoDays', 'rightsStatement', 'persons', 'relations', 'versions'].filter((field) => !carried.has(field))).toEqual([])
    const extensions = new Set(named.map((file) => file.slice(file.lastIndexOf('.') + 1)))
    expect([...extensions].toSorted()).toEqual(['csv', 'docx', 'gif', 'jpg', 'mp3', 'pdf', 'png', 'tif', 'txt', 'wav', 'webm', 'webp', 'xlsx'])
  })
})
