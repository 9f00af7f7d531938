import { expect, it } from 'vitest'
import type { Permission } from '../../domain/access/permissions.ts'
import { PERMISSIONS } from '../../domain/access/permissions.ts'
import { foundPermissions } from './foundPermissions.ts'

const WORDS: Partial<Record<Permission, string>> = { OCR_ASSETS: 'Leer texto en imágenes', UPLOAD_ASSETS: 'Subir archivos' }
const found = (term: string) => foundPermissions(term, (permission) => WORDS[permission] ?? '').map(({ id, permissions }) => [id, permissions])

it('without a term all are found', () => {
  expect(found(' ').flatMap(([, permissions]) => permissions)).toHaveLength(PERMISSIONS.length)
})

it.each([
  ['IMÁGENES  leer', [['library', ['OCR_ASSETS']]]],
  ['upload_a', [['library', ['UPLOAD_ASSETS']]]],
  ['manage_roles', [['people', ['MANAGE_ROLES']]]],
  ['leer archivos', []],
])('“%s” finds them by all of its words, or by their code', (term, expected) => {
  expect(found(term)).toEqual(expected)
})
