/** The kinds of field. A kind decides column, GraphQL type, checks and form control; each reader has one record by kind. */
export type Kind = 'text' | 'int' | 'decimal' | 'flag' | 'date' | 'time' | 'instant' | 'choice' | 'link' | 'links' | 'amounts' | 'entries'
/** The largest integer of a column in both databases, and so the largest id. */
export const MAX_INT = 2_147_483_647

export interface FieldOptions {
  /** Required in input, and never empty. */
  required?: boolean
  /** Unique within the scope (plant or whole database). */
  unique?: boolean
  /** May contain private data, such as a key that a user stored: request logs omit its value. */
  unlogged?: boolean
  /** Written by the server only; refused from clients. */
  readonly?: boolean
  /** Never leaves the server and is never logged. */
  secret?: boolean
  /** Filterable in lists; the value names the filter control. */
  filter?: 'eq' | 'like' | 'range' | 'in'
  /**
   * Sorts lists of any size; adds an index. Without it, lists are sorted by the field only while few rows match (`sortableOf`), and by computed
   * numbers in any case.
   */
  sort?: boolean
  /** Accepted on create, refused on update. */
  fixed?: boolean
  /** Accepted but not stored: the rules of the resource derive other values from it. */
  transient?: boolean
  /** Too large for lists; read with the single record only. */
  bulky?: boolean
  /** Editable in the list, without the form. */
  inline?: boolean
  /** Shown in lists as a switch. 'asking' confirms switching off, with the text `<resource>.switchOff`. */
  switched?: true | 'asking'
  /** Description for the API documentation, for arguments and answers of read models, which no resource labels. */
  description?: string
  /** In answers of read models: may be null. All other fields are always present. */
  nullable?: boolean
}
export interface TextOptions extends FieldOptions {
  max?: number
  pattern?: RegExp
  /** Name of the pattern; it is the rule in the refusal, so its text explains the format. */
  form?: string
  default?: string
  /** Rendered as a text area. */
  long?: boolean
  /** Formatted text: a small set of HTML tags, sanitized by the server. `max` includes the markup. */
  rich?: boolean
  /** Required in input, but may be an empty text, such as a draft. */
  blank?: boolean
  /** Filled by the server with prefix + business day + counter, gap-free per plant and day. */
  series?: string
  /** The text field whose pinyin is written here, in full and as initials, for search by typing; derived by the server when blank. */
  spells?: string
  /** The dictionary whose entries are the values. */
  dictionary?: string
  /** The field with the English translation, shown instead of this one to English readers when it is filled. */
  english?: string
  /** The choice of a resource whose values it contains, such as 'reportLog.urgency'; their labels are shown. */
  valuesOf?: string
  /** It contains the name of a resource, an action or a record title, for display; `resource` of the same row names the resource. */
  namesOf?: NamedPart
}
export type NamedPart = 'resource' | 'action' | 'title'
export interface NumberOptions extends FieldOptions {
  min?: number
  max?: number
  default?: number
  /**
   * The unit. A share is stored as a fraction of 1 and shown in percent; money is in yuan, shown to the fen. With `unitField`, it is the unit of
   * rows in which none is filled.
   */
  unit?: Unit
  /**
   * The text field with the unit of each row, such as 'unit', or 'partId.unit' of the row that a link names; of several, the first that is filled.
   * Lists and groups measure the number for each unit, as different units do not add up.
   */
  unitField?: string | readonly string[]
  /** False for numbers that make no sense added up, such as balances, prices and levels: lists compute no sum of them. */
  additive?: false
}
export type Unit = 'hours' | 'minutes' | 'days' | 'share' | 'money' | 'kg'
export interface DecimalOptions extends NumberOptions {
  /** The database refuses negative values. */
  notNegative?: boolean
  /** Decimal places, 0 to 4; stored as an integer of that scale, so that sums are exact. */
  scale?: number
}
export interface FlagOptions extends FieldOptions {
  default?: boolean
}
/** The meaning of a value, for its color: urgent, needs care, in progress, waiting, good, over. */
export type Tone = 'danger' | 'warning' | 'info' | 'wait' | 'good' | 'quiet'
export type Tones = Readonly<Record<string, Tone>>
export interface ChoiceOptions<V extends string> extends FieldOptions {
  default?: V
  /** Tones by value. A choice is rendered as a tag when every value has one. */
  tones?: { readonly [K in V]?: Tone }
  /** Values that only the server writes: refused as input, available as filter. */
  internal?: readonly V[]
}
export interface InstantOptions extends FieldOptions {
  /** 'now' fills in the moment of creation. */
  default?: 'now'
  /** Refuses moments after the server's clock. */
  past?: boolean
  /** Usually the current moment: forms hide it unless the user books afterwards, and omit it from the input. */
  afterwards?: boolean
}
export interface LinkOptions extends FieldOptions {
  /** Most targets of a `links` field, 200 by default. */
  max?: number
  /** The rules of the resource fill it when it is omitted: never empty, but not required in input. */
  ruled?: boolean
  /** The target must have the same value: the unit of the chosen equipment is { field: 'equipmentId', by: 'equipmentId' }. */
  dependsOn?: { field: string; by: string }
  /** Filter of the picker, such as { isInk: true }. The server does not enforce it; a rule of the resource does. */
  offered?: Readonly<Record<string, boolean | string>>
  /** For links to files: the accepted types. */
  accept?: 'image' | 'document'
  /** Rows out of service may be chosen too: a planned change of a shift may put it into service. */
  anyRow?: boolean
  /** Rows out of service may be chosen while another field has one of these values: stock of a discontinued item may be used up. */
  anyRowOf?: { readonly field: string; readonly values: readonly string[] }
  /**
   * It names people who must be present on the day that the field `day` contains, by default now: pickers show who is on leave, and people
   * on leave are refused. With `ruled`, the rules of the resource check leave themselves. `trade` names the fields by which the trade of the work
   * is known, first choice first: a choice of trades, or the link to the machine. Those with it come first.
   */
  present?: { day?: string; ruled?: boolean; trade?: readonly string[] }
  /** It names another person than the user, such as the colleague of a swap, so forms do not preset the user. */
  someoneElse?: boolean
}
export interface AmountsOptions extends DecimalOptions {
  /** A field of a step that forms show only for records for which the command `suggests` it; other callers may always send it. */
  occasional?: boolean
  /** The `links` field of the record whose rows get the amounts; any rows by default. */
  of?: string
}
/** A number for one of several rows. */
export interface Amount {
  readonly id: number
  readonly amount: number
}
export interface FilesOptions extends FieldOptions {
  /** Most files, 9 by default. */
  max?: number
  /** 'image' accepts photos only; 'document' office documents and PDF too. */
  accept?: 'image' | 'document'
}

/** A field. T is the type of its value, O the literal options, from which the row type derives nullability, K the kind. */
export interface FieldDef<T = unknown, O = object, K extends Kind = Kind> {
  readonly kind: K
  readonly options: O & AnyOptions
  readonly values?: readonly string[]
  readonly target?: string
  /** For a choice of no resource: its name in the API and the meaning of each value. */
  readonly named?: NamedChoice
  /** For a choice of a resource: the resource and its field. */
  readonly declaredBy?: { readonly resource: string; readonly key: string }
  /** For entries: the type of one entry. */
  readonly entry?: EntrySpec
  readonly $value?: T
}
/** One of several entries of a call: its name in the API, its description and its fields. */
export interface EntrySpec<F extends Readonly<Record<string, FieldDef>> = Readonly<Record<string, FieldDef>>> {
  readonly name: string
  readonly description: string
  readonly fields: F
}
export interface NamedChoice {
  readonly name: string
  readonly description: string
  readonly words: Readonly<Record<string, string>>
}
/** The options of all kinds, for generic readers. */
export type AnyOptions = Omit<TextOptions & DecimalOptions & LinkOptions, 'default'> & {
  default?: unknown
  past?: boolean
  afterwards?: boolean
  occasional?: boolean
  of?: string
  tones?: Tones
  internal?: readonly string[]
}

const make = (kind: Kind, options: unknown, extra: object = {}) => ({ kind, options: options ?? {}, ...extra }) as never

/** The values of a choice that clients may send. */
export const inputValues = ({ values = [], options }: FieldDef): readonly string[] =>
  values.filter((value) => !options.internal?.includes(value))

/** A text of TEXT_MAX characters unless `max` is set. */
export const text = <const O extends TextOptions = object>(options?: O): FieldDef<string, O, 'text'> => make('text', options)
/** A whole number, at most MAX_INT. */
export const int = <const O extends NumberOptions = object>(options?: O): FieldDef<number, O, 'int'> => make('int', options)
/** A decimal number, stored exactly as a scaled integer. */
export const decimal = <const O extends DecimalOptions = object>(options?: O): FieldDef<number, O, 'decimal'> => make('decimal', options)
/** A boolean. */
export const flag = <const O extends FlagOptions = object>(options?: O): FieldDef<boolean, O, 'flag'> => make('flag', options)
/** A calendar day, 'YYYY-MM-DD'. */
export const date = <const O extends FieldOptions = object>(options?: O): FieldDef<string, O, 'date'> => make('date', options)
/** A time of day, 'HH:mm'. */
export const time = <const O extends FieldOptions = object>(options?: O): FieldDef<string, O, 'time'> => make('time', options)
/** A moment, stored in UTC to the millisecond. */
export const instant = <const O extends InstantOptions = object>(options?: O): FieldDef<Date, O, 'instant'> => make('instant', options)
/** The moment of an event in a step: the current one unless the user books afterwards; never in the future. */
export const happened = () => instant({ past: true, afterwards: true })
/** One of several values, each with a label under `values` of the resource. */
export const choice = <const V extends readonly [string, ...string[]], const O extends ChoiceOptions<V[number]> = object>(
  values: V,
  options?: O,
): FieldDef<V[number], O, 'choice'> => make('choice', options, { values })
/** Whether a row is in service; rows out of service cannot be chosen for new work. */
export const serviceStatus = (options: Pick<FieldOptions, 'switched'> = {}) =>
  choice(['ENABLED', 'DISABLED'], {
    ...options,
    default: 'ENABLED',
    filter: 'in',
    inline: true,
    tones: { ENABLED: 'good', DISABLED: 'quiet' },
  })
/** A choice of read models, by its name in the API and the meaning of each value. Returns a function that makes the field. */
export const choices =
  <const W extends Readonly<Record<string, string>>>(name: string, description: string, words: W) =>
  <const O extends FieldOptions & { default?: keyof W & string } = object>(options?: O): FieldDef<keyof W & string, O, 'choice'> =>
    make('choice', options, { values: Object.keys(words), named: { name, description, words } })
/** The id of a row of another resource. The target is named by a string, so that two resources may refer to each other. */
export const link = <const O extends LinkOptions = object>(target: string, options?: O): FieldDef<number, O, 'link'> =>
  make('link', options, { target })
/** The ordered ids of any number of rows, stored in a join table. */
export const links = <const O extends LinkOptions = object>(target: string, options?: O): FieldDef<number[], O, 'links'> =>
  make('links', options, { target })
/**
 * A number for each of several rows, those of a `links` field or chosen ones, such as the hours of each repairer. For steps only: it has no
 * column.
 */
export const amounts = <const O extends AmountsOptions>(target: string, options: O): FieldDef<Amount[], O, 'amounts'> =>
  make('amounts', options, { target })
type EntryOf<F> = {
  [K in keyof F]: F[K] extends FieldDef<infer T, infer O> ? (O extends { required: true } ? T : T | null | undefined) : never
}
/** A list of objects as an argument of a call, such as the changed cells of a plan. It has no column. */
export const entries = <const F extends Readonly<Record<string, FieldDef>>, const O extends LinkOptions>(
  entry: EntrySpec<F>,
  options: O,
): FieldDef<EntryOf<F>[], O, 'entries'> => make('entries', options, { entry })
/** Files of the row: uploaded first, attached when the row is written, readable by everybody who may read the row. */
export const files = <const O extends FilesOptions = object>(options?: O): FieldDef<number[], O, 'links'> =>
  make('links', { max: 9, accept: 'image', ...options }, { target: 'file' })
/**
 * The pinyin of another text field of the row, such as 'zhangjianguo zjg'; searched along with it. The server derives it unless it is set by
 * hand.
 */
export const spelling = (of: string) => text({ spells: of, max: 1000 })
/** A document number such as BX20261121-0001, assigned by the server and never reused. */
export const numbered = <const P extends string>(series: P) =>
  text({ series, max: 20, required: true, unique: true, readonly: true, filter: 'like', sort: true })
