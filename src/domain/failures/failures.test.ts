import { describe, expect, it } from 'vitest'
import { CATALOGUE, CLIENT_SIDE, DEVICE_SIDE, EXTENSIONS } from './codes.ts'
import { FAILURE_CODES, isServerCode, SERVER_CODES } from './codeOf.ts'
import { queryIsRetried, retryable } from './retry.ts'
import { errorPageOf } from './routeError.ts'
import { STATUS } from './status.ts'

describe('the error catalogue', () => {
  it('is specification section 8', () => {
    expect(CATALOGUE.join(' ')).toBe(
      [
        'FOLDER_DIFFERENT_TYPE FOLDER_NOT_FOUND DESTINATION_NOT_FOUND FOLDER_DIFFERENT_PARENT FOLDER_SAME_DESTINATION',
        'FOLDER_MOVE_TO_ITSELF FOLDER_MOVE_TO_CHILD FOLDER_COPY_TO_ITSELF FOLDER_COPY_TO_CHILD',
        'ASSET_CANNOT_BE_STANDALONE ASSET_NOT_FOUND NO_EXTENSION_IN_NAME_FOUND ATTRIBUTE_NOT_FOUND ASSET_DIFFERENT_TYPE',
        'ASSET_RELATED_TO_ITSELF FOLDER_RESTRICTED_ACCESS ASSET_RESTRICTED_ACCESS PASSWORD_TOKEN_EXPIRED',
        'PASSWORD_TOKEN_ALREADY_USED PASSWORD_TOKEN_INVALID RESOURCE_IN_TRASH USERNAME_ALREADY_EXISTS',
        'EMAIL_ALREADY_EXISTS STORAGE_SIZE_EXCEEDED FOLDER_ALREADY_EXISTS INVALID_LONGITUDE_OR_LATITUDE',
        'WEB_ADDRESS_ALREADY_EXISTS CUSTOM_DOMAIN_SAME_AS_APPLICATION DOMAIN_NOT_FOUND ADVANCED_SEARCH_NO_WORDS',
        'FILE_NOT_SUPPORTED_FOR_OCR ATTRIBUTE_NAMES_DUPLICATED ATTRIBUTE_ALREADY_EXISTS CONTACT_CATEGORY_ALREADY_EXISTS',
        'CONTACT_ALREADY_EXISTS TWO_FA_CODE_EXPIRED TWO_FA_CODE_INVALID TENANT_NAME_EXISTS',
      ].join(' '),
    )
  })

  it('has every code once', () => {
    expect(new Set(FAILURE_CODES).size).toBe(FAILURE_CODES.length)
    expect(FAILURE_CODES).toEqual([...SERVER_CODES, ...CLIENT_SIDE, ...DEVICE_SIDE])
    expect(SERVER_CODES).toEqual([...CATALOGUE, ...EXTENSIONS])
  })

  it.each(['FOLDER_NOT_FOUND', 'STALE_EDIT'])('%s is a code of the server', (code) => {
    expect(isServerCode(code)).toBe(true)
  })
  it.each(['UNREACHABLE', 'folder_not_found', '', undefined, 7, 'toString'])('%j is none', (code) => {
    expect(isServerCode(code)).toBe(false)
  })
})

describe('status', () => {
  it('is told apart by what it means', () => {
    const byStatus = Object.groupBy(SERVER_CODES, (code) => STATUS[code])
    expect(byStatus[401]).toEqual(['NOT_SIGNED_IN'])
    expect(byStatus[403]).toEqual([
      'FOLDER_RESTRICTED_ACCESS',
      'ASSET_RESTRICTED_ACCESS',
      'TWO_FA_CODE_EXPIRED',
      'TWO_FA_CODE_INVALID',
      'INVALID_CREDENTIALS',
      'PASSWORD_NOT_SET',
      'PERMISSION_DENIED',
      'PUBLICATION_RESTRICTED',
      'PERMISSION_NOT_HELD',
      'SHARING_NOT_ALLOWED',
      'ORGANIZATION_BLOCKED',
      'USER_BLOCKED',
    ])
    expect(byStatus[404]).toEqual([
      'FOLDER_NOT_FOUND',
      'DESTINATION_NOT_FOUND',
      'ASSET_NOT_FOUND',
      'USER_NOT_FOUND',
      'NOT_FOUND',
      'UPLOAD_NOT_FOUND',
      'ROLE_NOT_FOUND',
      'GROUP_NOT_FOUND',
      'CONTACT_NOT_FOUND',
      'CONTACT_CATEGORY_NOT_FOUND',
      'SAVED_SEARCH_NOT_FOUND',
      'SHARE_LINK_NOT_FOUND',
      'TEMPLATE_NOT_FOUND',
      'OPTION_NOT_FOUND',
    ])
    expect(byStatus[400]).toEqual([
      'ASSET_CANNOT_BE_STANDALONE',
      'NO_EXTENSION_IN_NAME_FOUND',
      'ATTRIBUTE_NOT_FOUND',
      'PASSWORD_TOKEN_INVALID',
      'INVALID_LONGITUDE_OR_LATITUDE',
      'CUSTOM_DOMAIN_SAME_AS_APPLICATION',
      'DOMAIN_NOT_FOUND',
      'ADVANCED_SEARCH_NO_WORDS',
      'VALIDATION_FAILED',
      'FILE_EMPTY',
    ])
    const single = { METHOD_NOT_ALLOWED: 405, RATE_LIMITED: 429, DISK_FULL: 507, UNAVAILABLE: 503, UNEXPECTED: 500, STALE_EDIT: 409 }
    expect(STATUS).toMatchObject(single)
    expect([byStatus[410], byStatus[413], byStatus[415]]).toEqual([
      ['PASSWORD_TOKEN_EXPIRED', 'PASSWORD_TOKEN_ALREADY_USED', 'SETUP_LINK_INVALID'],
      ['FILE_TOO_LARGE', 'PAYLOAD_TOO_LARGE'],
      ['FILE_NOT_SUPPORTED_FOR_OCR', 'FILE_TYPE_NOT_SUPPORTED', 'FILE_DIFFERENT_TYPE'],
    ])
    expect(byStatus[409]).toHaveLength(41)
  })

  it('belongs to what the server says', () => {
    expect(CLIENT_SIDE.filter((code) => code in STATUS)).toEqual([])
  })
})

describe('retries', () => {
  it('a query once, but not for want of a sign-in', () => {
    expect([queryIsRetried('UNEXPECTED', 0), queryIsRetried('UNEXPECTED', 1), queryIsRetried('NOT_FOUND', 0)]).toEqual([true, false, true])
    expect(queryIsRetried('NOT_SIGNED_IN', 0)).toBe(false)
  })

  it('are offered for what passes', () => {
    expect(FAILURE_CODES.filter(retryable)).toEqual(['RATE_LIMITED', 'DISK_FULL', 'UNAVAILABLE', 'UNEXPECTED', 'UNREACHABLE'])
  })
})

describe('error pages', () => {
  it.each([
    [404, '404'],
    [401, '401'],
    [403, '401'],
    [500, '500'],
    [503, '500'],
    [599, '500'],
    [600, 'generic'],
    [499, 'generic'],
    [400, 'generic'],
    [405, 'generic'],
    [undefined, 'generic'],
  ])('%s shows %s', (status, page) => {
    expect(errorPageOf(status)).toBe(page)
  })
})
