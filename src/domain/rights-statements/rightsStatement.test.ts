import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../preferences/language.ts'
import { rightsName } from './names.ts'
import { isRightsStatement, RIGHTS_STATEMENTS, rightsAddress, rightsInForce } from './rightsStatement.ts'

describe('rights statements', () => {
  it.each([
    ['InC', 'http://rightsstatements.org/vocab/InC/1.0/'],
    ['InC-OW-EU', 'http://rightsstatements.org/vocab/InC-OW-EU/1.0/'],
    ['InC-EDU', 'http://rightsstatements.org/vocab/InC-EDU/1.0/'],
    ['InC-NC', 'http://rightsstatements.org/vocab/InC-NC/1.0/'],
    ['InC-RUU', 'http://rightsstatements.org/vocab/InC-RUU/1.0/'],
    ['NoC-CR', 'http://rightsstatements.org/vocab/NoC-CR/1.0/'],
    ['NoC-NC', 'http://rightsstatements.org/vocab/NoC-NC/1.0/'],
    ['NoC-OKLR', 'http://rightsstatements.org/vocab/NoC-OKLR/1.0/'],
    ['NoC-US', 'http://rightsstatements.org/vocab/NoC-US/1.0/'],
    ['CNE', 'http://rightsstatements.org/vocab/CNE/1.0/'],
    ['UND', 'http://rightsstatements.org/vocab/UND/1.0/'],
    ['NKC', 'http://rightsstatements.org/vocab/NKC/1.0/'],
    ['CC-BY', 'https://creativecommons.org/licenses/by/4.0/'],
    ['CC-BY-SA', 'https://creativecommons.org/licenses/by-sa/4.0/'],
    ['CC-BY-ND', 'https://creativecommons.org/licenses/by-nd/4.0/'],
    ['CC-BY-NC', 'https://creativecommons.org/licenses/by-nc/4.0/'],
    ['CC-BY-NC-SA', 'https://creativecommons.org/licenses/by-nc-sa/4.0/'],
    ['CC-BY-NC-ND', 'https://creativecommons.org/licenses/by-nc-nd/4.0/'],
    ['CC0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
    ['PDM', 'https://creativecommons.org/publicdomain/mark/1.0/'],
  ] as const)('%s stands at %s', (statement, address) => {
    expect(rightsAddress(statement)).toBe(address)
  })

  it('are told apart by their names in every language', () => {
    const distinct = LANGUAGES.map((language) => new Set(RIGHTS_STATEMENTS.map((statement) => rightsName(statement, language))).size)
    expect(distinct).toEqual(LANGUAGES.map(() => 20))
  })

  it('are known by their code alone', () => {
    expect(['InC', 'CC0', 'inc', 'CC-BY-4.0', ''].filter(isRightsStatement)).toEqual(['InC', 'CC0'])
  })

  it('of an asset go before those of its organization', () => {
    expect([rightsInForce('CC0', 'InC'), rightsInForce(null, 'InC'), rightsInForce(null, null)]).toEqual(['CC0', 'InC', null])
  })
})
