import type { FieldProblems, Problem } from './problem.ts'
import type { Rule } from './rules.ts'

/** A rule for every field of a form: a field without one does not compile. */
type FormRules<Form> = { readonly [Field in keyof Form]-?: Rule<Exclude<Form[Field], undefined>> }

/** The problems of a form, field by field, in the order of its rules. An optional field that is not given is not judged. */
export const problemsIn = <Form extends object>(form: Form, rules: FormRules<Form>): FieldProblems => {
  const judge = (field: keyof Form): Problem | undefined => {
    const rule: Rule<never> = rules[field]
    return form[field] === undefined ? undefined : rule(form[field] as never)
  }
  return problemsOf(Object.fromEntries((Object.keys(rules) as (keyof Form & string)[]).map((field) => [field, judge(field)])))
}

/** Keeps the verdicts that found something. */
export const problemsOf = (verdicts: Readonly<Record<string, Problem | undefined>>): FieldProblems =>
  Object.fromEntries(Object.entries(verdicts).filter((entry): entry is [string, Problem] => entry[1] !== undefined))

/** Adds the verdict of a rule over several fields; what the field's own rule found goes before. */
export const alsoAt = (problems: FieldProblems, field: string, problem: Problem | undefined): FieldProblems =>
  problem === undefined || Object.hasOwn(problems, field) ? problems : { ...problems, [field]: problem }

export const isValid = (problems: FieldProblems): boolean => Object.keys(problems).length === 0

/** Problems without those at fields that have been changed since. */
export const withoutFields = (problems: FieldProblems, changed: readonly string[]): FieldProblems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => !changed.includes(field)))

/** Problems that are there still, of those that were shown: what is corrected goes at once, and nothing comes before the form is sent. */
export const stillThere = (shown: FieldProblems, now: FieldProblems): FieldProblems =>
  Object.fromEntries(Object.keys(shown).flatMap((field) => (now[field] ? [[field, now[field]]] : [])))
