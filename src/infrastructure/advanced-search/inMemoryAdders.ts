/** Who adds things has but a name here: an identifier, the same for the same name. */
export const adderIdOf = (name: string): string => {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 0xffff_ffff_ffff
  return `00000000-0000-4000-8000-${sum.toString(16).padStart(12, '0')}`
}
