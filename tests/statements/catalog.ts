import type pg from 'pg'
import { firstQuery, parseTree, type TreeNode } from './nodeTree.ts'

/** What PostgreSQL knows of columns and functions, by their object identifiers. */
export interface Catalog {
  readonly isNotNull: (table: number, column: number) => boolean
  /** The only texts that a column takes, by its check. */
  readonly textsOf: (table: number, column: number) => ReadonlySet<string> | undefined
  /** Whether a check wants one of these columns filled. */
  readonly hasOneOf: (table: number, columns: readonly number[]) => boolean
  readonly functionOf: (id: number) => SqlFunction | undefined
}

interface SqlFunction {
  readonly name: string
  readonly isStrict: boolean
  /** What it asks itself, where it is written in SQL. */
  readonly query: TreeNode | undefined
  /** The columns that can be null of one that is written in PL/pgSQL, which nobody can look into. */
  readonly nullable: readonly number[] | undefined
}

/** Of what is written in PL/pgSQL: which columns of its rows, or whether its value (column 1), can be null. */
const PROCEDURES: Readonly<Record<string, readonly number[]>> = {
  count_refused_sign_ins: [],
  enter_organization: [],
  is_restricted: [],
  language_of: [1],
  // When more storage was asked for, when something was last done, when it was deleted.
  list_organizations: [12, 13, 14],
  // Why, when it is tried again, and what the mail server said.
  mail_groups: [2, 5, 6],
  reach_organization: [],
  reserve_login_attempt: [],
  session_claims: [],
  // The pass phrase.
  open_share_link: [8],
}

const key = (table: number, column: number): string => `${table}.${column}`

/** `CHECK ((state = ANY (ARRAY['Waiting'::text, 'Done'::text])))` */
const textsIn = (check: string): ReadonlySet<string> => new Set([...check.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, text = '']) => text.replaceAll("''", "'")))

interface Written {
  readonly id: number
  readonly create: string
}

/** The functions of the application that are written in SQL, with their query parsed: by a function like each that PostgreSQL keeps parsed. */
const WRITTEN = `
  select oid::integer as id, format('create function pg_temp.described(%s) returns %s language sql begin atomic %s; end',
    pg_get_function_arguments(oid), pg_get_function_result(oid), rtrim(prosrc, E'; \n')) as create
  from pg_proc
  where pronamespace = 'public'::regnamespace and prolang = (select oid from pg_language where lanname = 'sql')
    and prorettype <> 'void'::regtype and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`

const queryOf = async (client: pg.ClientBase, { create }: Written): Promise<TreeNode> => {
  await client.query(create)
  const { rows } = await client.query<{ tree: string }>(`select prosqlbody::text as tree from pg_proc where proname = 'described' and pronamespace = pg_my_temp_schema()`)
  await client.query('drop function pg_temp.described')
  return firstQuery(parseTree(rows[0]?.tree ?? ''))
}

export const readCatalog = async (client: pg.ClientBase): Promise<Catalog> => {
  const columns = await client.query<{ table: number; column: number; filled: boolean }>(
    `select attrelid::integer as table, attnum as column, attnotnull as filled from pg_attribute where attnum > 0 and not attisdropped`,
  )
  const checks = await client.query<{ table: number; column: number; check: string }>(
    `select conrelid::integer as table, conkey[1] as column, pg_get_constraintdef(oid) as check from pg_constraint
     where contype = 'c' and cardinality(conkey) = 1 and pg_get_constraintdef(oid) ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\['`,
  )
  const choices = await client.query<{ table: number; columns: readonly number[] }>(
    `select conrelid::integer as table, conkey::integer[] as columns from pg_constraint
     where contype = 'c' and pg_get_constraintdef(oid) ~ '^CHECK \\(\\(num_nonnulls\\([^)]*\\) (= 1|> 0)\\)\\)$'`,
  )
  const functions = await client.query<{ id: number; name: string; strict: boolean }>(`select oid::integer as id, proname as name, proisstrict as strict from pg_proc`)
  const filled = new Set(columns.rows.filter((row) => row.filled).map(({ table, column }) => key(table, column)))
  const texts = new Map(checks.rows.map(({ table, column, check }) => [key(table, column), textsIn(check)]))
  const queries = new Map<number, TreeNode>()
  for (const one of (await client.query<Written>(WRITTEN)).rows) queries.set(one.id, await queryOf(client, one))
  const known = new Map(functions.rows.map(({ id, name, strict }) => [id, { name, isStrict: strict, query: queries.get(id), nullable: PROCEDURES[name] }]))
  return {
    isNotNull: (table, column) => column < 0 || filled.has(key(table, column)),
    textsOf: (table, column) => texts.get(key(table, column)),
    hasOneOf: (table, columns) => choices.rows.some((one) => one.table === table && one.columns.every((column) => columns.includes(column))),
    functionOf: (id) => known.get(id),
  }
}
