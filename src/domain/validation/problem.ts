/** What is wrong with one field, as data. `limit` is the length, number or size that was passed or missed. */
export interface Problem {
  readonly code: ProblemCode
  readonly limit?: number
}

/** Every verdict a rule of specification section 5 can give. Each has a text in every language (`problem.<code>`). */
export const PROBLEM_CODES = [
  'required',
  'tooLong',
  'tooShort',
  'notInteger',
  'notNumber',
  'dateRequired',
  'invalidDate',
  'invalidTime',
  'priceRequired',
  'belowMinimum',
  'aboveMaximum',
  'invalidLatitude',
  'invalidLongitude',
  'invalidEmail',
  'invalidPhone',
  'passwordTooShort',
  'passwordNeedsUppercase',
  'passwordNeedsLowercase',
  'passwordNeedsNumber',
  'passwordNeedsSpecial',
  'passwordCommon',
  'passwordUnchanged',
  'passwordsDiffer',
  'invalidWebAddress',
  'domainTaken',
  'webAddressEndsWithHyphen',
  'invalidCharacters',
  'noExtension',
  'extensionChanged',
  'notAnOption',
  'duplicated',
  'fromAndUntilTogether',
  'untilBeforeFrom',
  'noSearchCriterion',
  'permissionRequired',
  'rolesOrUsersRequired',
  'fileTypeNotSupported',
  'fileTooLarge',
  'pictureUnreadable',
  'tooManyPixels',
  'storageOutOfRange',
  'unknownField',
  'mailDomainNotAllowed',
  'invalidLink',
  'tooMany',
  'published',
  'tooManyDigits',
  'unknownUnit',
  'otherCurrency',
  'invalidEdtf',
  'notYesNo',
  'unknownAsset',
  'alreadyFilled',
  'tooManyConditions',
  'tooDeep',
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

/** Problems by field name; an empty record is a valid form. */
export type FieldProblems = Readonly<Record<string, Problem>>
