import type pg from 'pg'
import { preparedName } from './preparedName.ts'

/**
 * A statement, and the type that its rows are read as. Every one of the server is prepared against the migrated database by
 * statements.test.ts, which compares its columns, their types and whether they can be null with that type.
 */
export interface Statement<Row extends object> {
  readonly text: string
  /** Never there: it carries the type. */
  readonly row?: Row
}

/** Rows that nobody looks into. */
export type Unread = Readonly<Record<string, never>>

export const sql = <Row extends object = Unread>(text: string): Statement<Row> => ({ text })

type Choice = string | boolean

/** Statements that differ by choices: one for each combination, made when it is first asked for. The test makes all of them. */
export const variants = <const Choices extends readonly (readonly Choice[])[], Row extends object>(
  _choices: Choices,
  make: (...chosen: { readonly [At in keyof Choices]: Choices[At][number] }) => Statement<Row>,
): ((...chosen: { readonly [At in keyof Choices]: Choices[At][number] }) => Statement<Row>) => {
  const made = new Map<string, Statement<Row>>()
  return (...chosen) => {
    const key = JSON.stringify(chosen)
    const known = made.get(key)
    if (known !== undefined) return known
    const statement = make(...chosen)
    made.set(key, statement)
    return statement
  }
}

/** For {@link variants}. */
export const EITHER = [false, true] as const

/** With literals in the places of its values: it can travel with others. */
export const filled = <Row extends object>({ text }: Statement<Row>, ...literals: readonly (string | number)[]): Statement<Row> => ({
  text: text.replace(/\$(\d+)/g, (_, place: string) => String(literals[Number(place) - 1])),
})

/** One behind the other in one round trip; the rows are the last one's. */
export const followed = <Row extends object>(first: Statement<object>, last: Statement<Row>): Statement<Row> => ({ text: `${first.text}; ${last.text}` })

/** Outside of a tenant's transaction. */
export const ask = async <Row extends object>(
  on: Pick<pg.ClientBase, 'query'>,
  { text }: Statement<Row>,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> => (await on.query<Row>(text, [...values])).rows

/** The same for what is asked all the time: prepared once per connection. */
export const askPrepared = async <Row extends object>(
  on: Pick<pg.ClientBase, 'query'>,
  { text }: Statement<Row>,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> => {
  const name = preparedName(text)
  return (await on.query<Row>({ ...(name === undefined ? {} : { name }), text, values: [...values] })).rows
}
