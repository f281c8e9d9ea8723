import { KINDS } from '../../kernel/index.ts'

/** How the console draws fields: by their kind, texts in three ways; entries of a call are drawn by screens of their own. */
const DRAWN = Object.keys(KINDS).flatMap((kind) => (kind === 'text' ? [kind, 'longText', 'richText'] : kind === 'entries' ? [] : [kind]))

/** The types of the console's metadata, as they stand in its generated file. */
export const SHAPES = `export type Tone = 'danger' | 'warning' | 'info' | 'wait' | 'good' | 'quiet'
export type FieldKind = ${DRAWN.map((kind) => `'${kind}'`).join(' | ')}
export interface FieldMeta {
  kind: FieldKind
  required?: boolean
  readonly?: boolean
  computed?: boolean
  unique?: boolean
  max?: number
  min?: number
  scale?: number
  unit?: 'hours' | 'minutes' | 'days' | 'share' | 'money' | 'kg'
  /** Has no sum, such as a balance or a price. */
  additive?: false
  pattern?: string
  /** What the pattern is called in words. */
  form?: string
  values?: readonly string[]
  /** Values that nobody gives. */
  internal?: readonly string[]
  target?: ResourceName
  default?: unknown
  filter?: 'eq' | 'like' | 'range' | 'in'
  sort?: boolean
  object?: string
  dependsOn?: { field: string; by: string }
  /** What pickers offer alone. */
  offered?: Readonly<Record<string, unknown>>
  /** Rows that take no new work may be chosen all the same. */
  anyRow?: boolean
  /** They may be chosen as long as another field of the form says one of these. */
  anyRowOf?: { field: string; values: readonly string[] }
  /** Names people: who is away on the day that a field of the form says, or now, is told, and whoever is on leave is not offered. */
  present?: { day?: string; trade?: readonly string[] }
  /** Whoever fills in the form is not preset here. */
  someoneElse?: boolean
  /** Of amounts: the links of the record to whose rows they belong; any rows where there are none. */
  of?: string
  /** The server finds it when nobody says it. */
  ruled?: boolean
  /** Files that belong to the record, and what they may be. */
  accept?: 'image' | 'document'
  /** Its values are the entries of this dictionary. */
  dictionary?: string
  /** The field that says the same in English. */
  english?: string
  /** Entered as it happens but for rare cases: folded away. */
  afterwards?: boolean
  /** Asked only of records that give reason to. */
  occasional?: boolean
  /** Asked when a record is made and never again. */
  fixed?: boolean
  /** Given but never shown. */
  transient?: boolean
  /** Read with the single record, not with lists. */
  bulky?: boolean
  /** May be changed in the list, without the form. */
  inline?: boolean
  /** Turned on and off in lists by a switch, after a question or without one. */
  switched?: true | 'asking'
  /** How its values are meant. */
  tones?: Readonly<Record<string, Tone>>
}
export interface StepMeta {
  from: readonly string[]
  /** Null: the state stays as it is. */
  to: string | null
  /** The state that it moves, where that is not the one of the flow. */
  track?: string
  /** Puts history right instead of carrying work on. */
  corrects?: 'fields' | 'row'
  permission: string
  tone: 'normal' | 'good' | 'danger'
  /** Some records need or ask for more of the input than others, and say so in their needs. */
  isDemanding?: boolean
  input: Readonly<Record<string, FieldMeta>>
}
export interface ResourceMeta {
  name: ResourceName
  type: string
  list: string
  one: string
  area: string
  path: string
  /** The address below /api/v1. */
  rest: string
  permission: string
  label: string
  icon: string
  scope: 'plant' | 'global' | 'membership'
  can: readonly ('create' | 'update' | 'delete')[]
  sort: string
  /** The link to the record above, where records form a tree. */
  tree?: string
  fields: Readonly<Record<string, FieldMeta>>
  columns: readonly string[]
  /** The filters of its list; those that follow from its columns when there are none. */
  filters?: readonly string[]
  /** Amounts that its pages tell the sum of. */
  sums?: readonly string[]
  /** The computed field that says the state of its flow in people's words. */
  stateAs?: string
  /** Its tracks are further states that move beside its own; of one that is conditional, steps may be refused whatever is filled in. */
  flow?: { field: string; isConditional?: boolean; tracks?: readonly string[]; steps: Readonly<Record<string, StepMeta>> }
  /** What a row must be to be chosen by new work. */
  selectable?: Readonly<Record<string, unknown>>
  /** Every plant shares its rows, so who does not work in all of them changes none. */
  isSharedByAll?: boolean
  /** Its rows stand for people. */
  isPerson?: boolean
  /** Links to it are filtered by those of the reader, too. */
  relatives?: readonly RelativeLink[]
  /** Its rows can come from a workbook. */
  isImportable?: boolean
  /** Rows of a former system may come from a workbook, with a permission of its own. */
  takesHistory?: boolean
  /** Its rows carry a label or a number that phones scan; one that was scanned is shown at an address of its own, else in its list. */
  isLabelled?: boolean
  scannedAt?: string
  /** The fields on labels of its own, the number first. */
  qr?: readonly string[]
  /** A removal cannot be taken back. */
  isFinal?: boolean
  /** The choice that its rows are called by. */
  calledBy?: string
}
`
