/** What a field can hold. A kind decides its column, its GraphQL type, its checks and its form control, each in one reader. */
export type Kind = 'text' | 'int' | 'decimal' | 'flag' | 'date' | 'time' | 'instant' | 'choice' | 'link' | 'links' | 'amounts' | 'entries'
/** The largest whole number that both bases keep in an int, and so the largest id that anything can have. */
export const MAX_INT = 2_147_483_647

export interface FieldOptions {
  /** Must be given and may never be empty. */
  required?: boolean
  /** No two rows of the same scope (plant or whole base) may share the value. */
  unique?: boolean
  /** May hold what is nobody else's business, such as a key that somebody kept there: no request log has its value. */
  unlogged?: boolean
  /** Written by the server alone; never accepted from a client. */
  readonly?: boolean
  /** Never leaves the server and never enters a log. */
  secret?: boolean
  /** Offered as a list filter; the word is the control that screens draw. */
  filter?: 'eq' | 'like' | 'range' | 'in'
  /** Lists may be sorted by it, hence it gets an index. */
  sort?: boolean
  /** Asked when a row is made and never again. */
  fixed?: boolean
  /** Given but never kept: the rules of the resource turn it into something else. */
  transient?: boolean
  /** Too large for lists: read with the single record. */
  bulky?: boolean
  /** Plain enough to be changed in the list, without the form. */
  inline?: boolean
  /** A flag or service status that lists turn on and off by a switch; 'asking': switching off is asked about first, in the words `<resource>.switchOff`. */
  switched?: true | 'asking'
  /** What it holds, for the API's documentation, where no resource has a label for it: arguments and answers of read models. */
  description?: string
  /** Of an answer of a read model: may be empty. Everything else in it is always there. */
  nullable?: boolean
}
export interface TextOptions extends FieldOptions {
  max?: number
  pattern?: RegExp
  /** What the pattern is called in words: the rule that is told to whoever breaks it. */
  form?: string
  default?: string
  /** Drawn as a text area. */
  long?: boolean
  /** Formatted: a small set of HTML, cleaned by the server however it came. Give it a `max` for the text with its marks. */
  rich?: boolean
  /** Must be given and may be empty: what somebody is still typing. */
  blank?: boolean
  /** Filled by the server with prefix + business day + counter, gap-free per plant and day. */
  series?: string
  /** Filled by the server with the pinyin of another text, whole and by initials, so that people are found as they are typed. */
  spells?: string
  /** Its values are the entries of this dictionary. */
  dictionary?: string
  /** The field that says the same to who reads English; shown instead of this one where it says anything. */
  english?: string
  /** Its values are those of this choice of a resource, such as 'reportLog.urgency', whose words are shown for them. */
  valuesOf?: string
  /** It holds what programs call a resource, what was done to a row, or what that row is called; `resource` of the same row says whose. */
  namesOf?: NamedPart
}
export type NamedPart = 'resource' | 'action' | 'title'
export interface NumberOptions extends FieldOptions {
  min?: number
  max?: number
  default?: number
  /** What is counted. A share is kept as a part of 1 and shown in hundredths; money is in yuan and shown to the fen. */
  unit?: Unit
}
export type Unit = 'hours' | 'minutes' | 'days' | 'share' | 'money'
export interface DecimalOptions extends NumberOptions {
  /** The base itself refuses less than nothing. */
  notNegative?: boolean
  /** Digits after the point, 0 to 4; stored as an integer of that scale, so sums are exact. */
  scale?: number
}
export interface FlagOptions extends FieldOptions {
  default?: boolean
}
/** How a value is meant: what needs somebody now, what wants care, what is under way, what waits, what is as it should be, what is past. */
export type Tone = 'danger' | 'warning' | 'info' | 'wait' | 'good' | 'quiet'
export type Tones = Readonly<Record<string, Tone>>
export interface ChoiceOptions<V extends string> extends FieldOptions {
  default?: V
  /** How its values are meant. A choice is drawn as a tag where every value of it has a tone. */
  tones?: { readonly [K in V]?: Tone }
  /** Values that only the server writes: nobody gives them, lists are filtered by them all the same. */
  internal?: readonly V[]
}
export interface InstantOptions extends FieldOptions {
  /** 'now' fills the moment of creation. */
  default?: 'now'
  /** A moment after the server's clock is refused. */
  past?: boolean
  /** Entered as it happens but for rare cases: forms fold it away, and nobody who leaves it alone says anything. */
  afterwards?: boolean
}
export interface LinkOptions extends FieldOptions {
  /** Most targets of a `links` field, 200 unless said. */
  max?: number
  /** The rules of the resource find it when nobody says it: never empty, not asked for. */
  ruled?: boolean
  /** The target must carry the same value: the unit of the chosen equipment is { field: 'equipmentId', by: 'equipmentId' }. */
  dependsOn?: { field: string; by: string }
  /** What pickers offer alone, such as { isInk: true }; whoever refuses others is a rule of the resource. */
  offered?: Readonly<Record<string, boolean | string>>
  /** Links to files: what may be uploaded. */
  accept?: 'image' | 'document'
  /** Rows that take no new work may be named all the same: whoever plans a change of a shift may switch it on with it. */
  anyRow?: boolean
  /** They may be named as long as another field says one of these: what is there of an item may be used up when no more comes in. */
  anyRowOf?: { readonly field: string; readonly values: readonly string[] }
  /**
   * It names people: pickers say who is away, and whoever is on leave is neither offered nor taken, on the day that this field says; now where
   * it says none. Where rules of the resource judge leave themselves, more exactly, it is `ruled`.
   */
  present?: { day?: string; ruled?: boolean }
  /** It names somebody else than whoever fills in the form, who is not preset there: the colleague of a swap. */
  someoneElse?: boolean
}
export interface AmountsOptions extends DecimalOptions {
  /** A field of a step that is asked only of records for which its command `asks`; whoever calls may give it all the same. */
  occasional?: boolean
  /** The `links` field of the record whose rows are given amounts; any rows unless said. */
  of?: string
}
/** A number that belongs to one of several rows. */
export interface Amount {
  readonly id: number
  readonly amount: number
}
export interface FilesOptions extends FieldOptions {
  /** Most files, 9 unless said. */
  max?: number
  /** 'image' takes photos alone; 'document' office documents and PDF too. */
  accept?: 'image' | 'document'
}

/** T is what a row carries, O keeps the literal options so that nullability can be read back from the type, K the kind. */
export interface FieldDef<T = unknown, O = object, K extends Kind = Kind> {
  readonly kind: K
  readonly options: O & AnyOptions
  readonly values?: readonly string[]
  readonly target?: string
  /** Of a choice that belongs to no resource: what it is called in the API, and what each value means. */
  readonly named?: NamedChoice
  /** Of a choice that is that of a resource: which one. */
  readonly declaredBy?: { readonly resource: string; readonly key: string }
  /** Of entries: what each of them says. */
  readonly entry?: EntrySpec
  readonly $value?: T
}
/** What one of several entries of a call is called in the API, what it is, and its fields. */
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
/** All options a reader may meet, whatever the kind. */
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

/** The values of a choice that people may give. */
export const inputValues = ({ values = [], options }: FieldDef): readonly string[] =>
  values.filter((value) => !options.internal?.includes(value))

export const text = <const O extends TextOptions = object>(options?: O): FieldDef<string, O, 'text'> => make('text', options)
export const int = <const O extends NumberOptions = object>(options?: O): FieldDef<number, O, 'int'> => make('int', options)
export const decimal = <const O extends DecimalOptions = object>(options?: O): FieldDef<number, O, 'decimal'> => make('decimal', options)
export const flag = <const O extends FlagOptions = object>(options?: O): FieldDef<boolean, O, 'flag'> => make('flag', options)
/** A calendar day, 'YYYY-MM-DD'. */
export const date = <const O extends FieldOptions = object>(options?: O): FieldDef<string, O, 'date'> => make('date', options)
/** A time of day, 'HH:mm'. */
export const time = <const O extends FieldOptions = object>(options?: O): FieldDef<string, O, 'time'> => make('time', options)
/** A moment, stored in UTC to the millisecond. */
export const instant = <const O extends InstantOptions = object>(options?: O): FieldDef<Date, O, 'instant'> => make('instant', options)
/** A moment of a step that is entered as it happens, unless it is booked afterwards; never in the future. */
export const happened = () => instant({ past: true, afterwards: true })
export const choice = <const V extends readonly [string, ...string[]], const O extends ChoiceOptions<V[number]> = object>(
  values: V,
  options?: O,
): FieldDef<V[number], O, 'choice'> => make('choice', options, { values })
/** Whether a row is in service; what is not takes no new work. */
export const serviceStatus = (options: Pick<FieldOptions, 'switched'> = {}) =>
  choice(['ENABLED', 'DISABLED'], {
    ...options,
    default: 'ENABLED',
    filter: 'in',
    inline: true,
    tones: { ENABLED: 'good', DISABLED: 'quiet' },
  })
/** A choice of read models, by its name in the API and what each value means. Out: the field, for any number of places. */
export const choices =
  <const W extends Readonly<Record<string, string>>>(name: string, description: string, words: W) =>
  <const O extends FieldOptions & { default?: keyof W & string } = object>(options?: O): FieldDef<keyof W & string, O, 'choice'> =>
    make('choice', options, { values: Object.keys(words), named: { name, description, words } })
/** The id of a row of another resource, named by a string so that two resources may point at each other. */
export const link = <const O extends LinkOptions = object>(target: string, options?: O): FieldDef<number, O, 'link'> =>
  make('link', options, { target })
/** The ids of any number of rows, in order, kept in a table of their own. */
export const links = <const O extends LinkOptions = object>(target: string, options?: O): FieldDef<number[], O, 'links'> =>
  make('links', options, { target })
/** A number for each of some rows, those that the record names or that people choose, such as the hours of each repairer. Asked by steps alone: it has no column. */
export const amounts = <const O extends AmountsOptions>(target: string, options: O): FieldDef<Amount[], O, 'amounts'> =>
  make('amounts', options, { target })
type EntryOf<F> = {
  [K in keyof F]: F[K] extends FieldDef<infer T, infer O> ? (O extends { required: true } ? T : T | null | undefined) : never
}
/** Several things of one form that a call is given at once, such as the changed cells of a board. It has no column. */
export const entries = <const F extends Readonly<Record<string, FieldDef>>, const O extends LinkOptions>(
  entry: EntrySpec<F>,
  options: O,
): FieldDef<EntryOf<F>[], O, 'entries'> => make('entries', options, { entry })
/** Files that belong to the row: uploaded before, claimed when the row is written, readable by whoever may read the row. */
export const files = <const O extends FilesOptions = object>(options?: O): FieldDef<number[], O, 'links'> =>
  make('links', { max: 9, accept: 'image', ...options }, { target: 'file' })
/** The pinyin of another text field of the row, such as 'zhangjianguo zjg'; searched with it. */
export const spelling = (of: string) => text({ spells: of, max: 1000, readonly: true })
/** A document number such as BX20261121-0001, given by the server and never reused. */
export const numbered = <const P extends string>(series: P) =>
  text({ series, max: 20, required: true, unique: true, readonly: true, filter: 'like', sort: true })
