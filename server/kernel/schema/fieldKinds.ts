import * as z from 'zod'
import { type FieldDef, inputValues, type Kind, MAX_INT } from './field.ts'
import { toHalfWidth } from './searchText.ts'
import { faultOfLine, faultOfLines } from './texts.ts'

/** Default maximum length of a text, in characters (domain rules: remarks <= 500). */
export const TEXT_MAX = 500
export const MAX_DECIMAL = 1e12
export const LINKS_MAX = 200

export type ColumnType = 'text' | 'int' | 'decimal' | 'flag' | 'instant' | 'link'
export type GraphQLType =
  | 'String'
  | 'Int'
  | 'Float'
  | 'Boolean'
  | 'Day'
  | 'Clock'
  | 'Moment'
  | 'ID'
  | 'IDs'
  | 'Choice'
  | 'Amounts'
  | 'Entries'
export type FilterType = 'TextFilter' | 'IntFilter' | 'FloatFilter' | 'BooleanFilter' | 'DateFilter' | 'DateTimeFilter' | 'IDFilter'
export type RestType = 'text' | 'integer' | 'number' | 'flag' | 'code' | 'day' | 'clock' | 'moment' | 'id' | 'ids' | 'amounts' | 'entries'
export type CellType = 'text' | 'int' | 'decimal' | 'flag' | 'choice' | 'day' | 'clock' | 'moment' | 'link' | 'links' | 'none'

/** What a schema needs besides the field: the clock, and the schema of several fields for lists of entries. */
export interface SchemaContext {
  readonly now: () => Date
  readonly shapeOf: (fields: Readonly<Record<string, FieldDef>>) => Record<string, z.ZodType>
}
/**
 * What the server knows of a kind. Where a room needs types of its own (drizzle, GraphQL, REST, cells), the kind only names the entry and
 * the room has an exhaustive record by that name; no room switches over kinds.
 */
export interface FieldKind {
  /** The zod schema of values; the message of an issue is the rule that is broken. */
  readonly schema: (field: FieldDef, context: SchemaContext) => z.ZodType
  /** The rules for a value of another type, one too small and one too large. */
  readonly rules: { readonly type: string; readonly small: 'required' | 'min'; readonly large: 'tooLong' | 'max' }
  /** Whether an omitted value is the empty list instead of null. */
  readonly isList: boolean
  /** The column type; 'table' is a join table, 'none' is input only. */
  readonly column: ColumnType | 'table' | 'none'
  /** How values compare where the program must agree with the database; 'database' where only the database can tell. */
  readonly equality: 'string' | 'number' | 'boolean' | 'database'
  readonly graphql: GraphQLType
  /** The filter input of lists; 'own' is generated from the values of the choice. */
  readonly filter: FilterType | 'own' | 'none'
  readonly rest: RestType
  readonly cell: CellType
  /** Column width in a spreadsheet, in characters; 'max' follows the longest text. */
  readonly width: number | 'max'
}

const id = z.union(
  [
    z.int().positive(),
    z
      .string()
      .regex(/^[1-9]\d{0,15}$/)
      .transform(Number),
  ],
  { error: 'reference' },
)
const moment = z.union([z.date(), z.iso.datetime({ offset: true }).transform((s) => new Date(s))], { error: 'instant' })
/** Tolerance in ms for clients whose clock runs ahead. */
const GRACE_MS = 60_000

function textSchema({ options: o }: FieldDef) {
  const faultOf = o.long || o.rich ? faultOfLines : faultOfLine
  const s = z
    .string()
    .trim()
    // Numbers and codes: written in full width by mistake, they would be others, and printed labels would not be found.
    .overwrite(o.unique ? toHalfWidth : (value) => value)
    .max(o.max ?? TEXT_MAX)
    .check((ctx) => {
      const message = faultOf(ctx.value)
      if (message) ctx.issues.push({ code: 'custom', message, input: ctx.value })
    })
  const sized = o.required && !o.blank ? s.min(1) : s
  return o.pattern ? sized.regex(o.pattern, { error: 'pattern' }) : sized
}
function decimalSchema({ options: o }: FieldDef) {
  const unit = 10 ** (o.scale ?? 2)
  const isExact = (v: number) => Math.abs(v * unit - Math.round(v * unit)) < 1e-6
  return z
    .number()
    .min(o.min ?? 0)
    .max(o.max ?? MAX_DECIMAL)
    .refine(isExact, { error: 'scale' })
}
const atMost = (each: z.ZodType, { options: o }: FieldDef) => {
  const list = z.array(each).max(o.max ?? LINKS_MAX)
  return o.required ? list.min(1) : list
}

const number = { isList: false, equality: 'database' } as const
const stored = { isList: false, column: 'text', equality: 'database' } as const
const listed = { isList: true, equality: 'database', width: 28 } as const
const limits = (type: string) => ({ type, small: 'min', large: 'max' }) as const

export const KINDS: Readonly<Record<Kind, FieldKind>> = {
  text: {
    ...stored,
    schema: textSchema,
    rules: { type: 'text', small: 'required', large: 'tooLong' },
    graphql: 'String',
    filter: 'TextFilter',
    rest: 'text',
    cell: 'text',
    width: 'max',
  },
  int: {
    ...number,
    schema: ({ options: o }) =>
      z
        .int()
        .min(o.min ?? -MAX_INT)
        .max(o.max ?? MAX_INT),
    rules: limits('integer'),
    column: 'int',
    graphql: 'Int',
    filter: 'IntFilter',
    rest: 'integer',
    cell: 'int',
    width: 10,
  },
  decimal: {
    ...number,
    schema: decimalSchema,
    rules: limits('decimal'),
    column: 'decimal',
    graphql: 'Float',
    filter: 'FloatFilter',
    rest: 'number',
    cell: 'decimal',
    width: 12,
  },
  flag: {
    schema: () => z.boolean(),
    rules: limits('flag'),
    isList: false,
    column: 'flag',
    equality: 'boolean',
    graphql: 'Boolean',
    filter: 'BooleanFilter',
    rest: 'flag',
    cell: 'flag',
    width: 8,
  },
  date: {
    ...stored,
    schema: () => z.iso.date({ error: 'date' }),
    rules: limits('date'),
    graphql: 'Day',
    filter: 'DateFilter',
    rest: 'day',
    cell: 'day',
    width: 12,
  },
  time: {
    ...stored,
    schema: () => z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'time' }),
    rules: limits('time'),
    graphql: 'Clock',
    filter: 'none',
    rest: 'clock',
    cell: 'clock',
    width: 8,
  },
  instant: {
    ...number,
    schema: ({ options: o }, { now }) =>
      o.past ? moment.refine((v) => v.getTime() <= now().getTime() + GRACE_MS, { error: 'future' }) : moment,
    rules: limits('instant'),
    column: 'instant',
    graphql: 'Moment',
    filter: 'DateTimeFilter',
    rest: 'moment',
    cell: 'moment',
    width: 20,
  },
  choice: {
    ...stored,
    schema: (field) => z.enum(inputValues(field) as [string]),
    rules: limits('choice'),
    equality: 'string',
    graphql: 'Choice',
    filter: 'own',
    rest: 'code',
    cell: 'choice',
    width: 14,
  },
  link: {
    schema: () => id,
    rules: limits('link'),
    isList: false,
    column: 'link',
    equality: 'number',
    graphql: 'ID',
    filter: 'IDFilter',
    rest: 'id',
    cell: 'link',
    width: 20,
  },
  links: {
    ...listed,
    schema: (field) => atMost(id, field),
    rules: { type: 'links', small: 'required', large: 'max' },
    column: 'table',
    graphql: 'IDs',
    filter: 'IDFilter',
    rest: 'ids',
    cell: 'links',
  },
  amounts: {
    ...listed,
    schema: (field) =>
      z
        .array(z.strictObject({ id, amount: decimalSchema(field) }))
        .max(LINKS_MAX)
        .refine((all) => new Set(all.map((one) => one.id)).size === all.length, { error: 'twice' }),
    rules: limits('amounts'),
    column: 'none',
    graphql: 'Amounts',
    filter: 'none',
    rest: 'amounts',
    cell: 'none',
  },
  entries: {
    ...listed,
    schema: (field, { shapeOf }) => atMost(z.strictObject(shapeOf(field.entry?.fields ?? {})), field),
    rules: { type: 'entries', small: 'required', large: 'max' },
    column: 'none',
    graphql: 'Entries',
    filter: 'none',
    rest: 'entries',
    cell: 'none',
  },
}

/** Whether its values are free texts, which keyword search covers. */
export const isFreeText = (field: FieldDef | undefined): boolean => field !== undefined && KINDS[field.kind].filter === 'TextFilter'
