import type { ComponentType, ReactNode } from 'react'
import type { ResourceName, ResourceTypes } from '../kit/gen/resources.ts'
import type { CustomControlProps } from './controlProps.ts'
import type { List } from './list.ts'
import type { Row } from './meta.ts'
import type { ResourceWords } from './resourceWords.ts'

type RowOf<N extends ResourceName> = ResourceTypes[N]['row']
type Key<T> = keyof T & string
type FormKey<N extends ResourceName> = Key<ResourceTypes[N]['create'] & object>
/** The filters of a resource, whether listed by name or as an object's keys. */
type FilterOf<N extends ResourceName> = ResourceTypes[N]['filter'] extends string
  ? ResourceTypes[N]['filter']
  : Key<ResourceTypes[N]['filter']>

/** What an extra button gets to work with. */
export interface ActionProps<T> {
  row: T
  onDone: () => void
}

export interface ExtraAction<T> {
  /** Locale key of the button. */
  title: string
  permission?: string
  isShown?: (row: T) => boolean
  /** Stands behind what every record can do, as befits something rare. */
  isLater?: boolean
  /** Rendered when pressed: a dialog of its own. */
  dialog: ComponentType<ActionProps<T>>
}

/** What can be done to the rows that are ticked. */
export interface BulkAction {
  title: string
  icon: string
  permission?: string
  dialog: ComponentType<{ rows: readonly Row[]; onDone: () => void }>
}

/** A button of the whole page: it concerns no single record. */
export interface HeaderAction {
  title: string
  icon: string
  permission?: string
  dialog: ComponentType<{ onDone: () => void; list: List }>
}

export interface Note {
  key: string
  title: string
}

export interface Panel<T> {
  title: string
  draw: (row: T) => ReactNode
}

/** A filter of a list that has a name: a tab above the list. */
export interface ListTab<Filter extends string = string> {
  readonly name: string
  /** Locale key of the tab. */
  readonly title: string
  /** As it stands in the address. */
  readonly filter: { readonly [K in Filter]?: string }
  /** Of what should be empty: it is counted, and colours its count as long as there is any. */
  readonly tone?: 'warning' | 'danger'
}

/** The list as columns, one for each state of its flow. */
export interface BoardSpec<T, F extends string = string> {
  /** What a card says below its title. */
  card: (row: T) => ReactNode
  /** The order of cards as long as the address names none. */
  sort: F
  /** States that are over: the latest of them are shown, and the others are a press away. */
  over: readonly string[]
}

/** Part of a form behind a tab of its own; what no part names stands in the first one. */
export interface FormPart<F extends string = string> {
  title: string
  fields: readonly F[]
}

/** Whether the person at the screen has a permission. */
export type Can = (tag: string) => boolean

/** Values of a form as the inputs hold them. */
export type FormValues = Readonly<Record<string, unknown>>

/**
 * How a screen differs from what follows from its resource's definition. Written once for typed and untyped readers alike.
 * @typeParam T a row
 * @typeParam F its fields
 * @typeParam I fields of its form
 * @typeParam Q its filters
 * @typeParam C what a new record may begin with
 */
interface SpecOf<T, F extends string, I extends string, Q extends string, C> {
  /** Files of words that it shows besides those of its own area. */
  words?: readonly string[]
  columns?: readonly F[]
  /** Filters that a visit without any begins with, as they stand in the address. */
  initial?: () => { readonly [K in Q]?: string }
  /** The list may be looked at as a board, too. */
  board?: BoardSpec<T, F>
  /** Tabs above the list. */
  cuts?: readonly ListTab<Q>[]
  sort?: F | `-${F}`
  widths?: { readonly [K in F]?: number }
  /** Plain functions as far as possible: a page has hundreds of cells, and a component with words of its own for each takes longer than all others together. */
  cells?: { readonly [K in F]?: (value: K extends keyof T ? T[K] : unknown, row: T, words: ResourceWords) => ReactNode }
  /** Marks a whole row that needs attention. */
  tone?: (row: T) => 'danger' | 'warning' | undefined
  /** Fields of the form in this order; others follow as defined. */
  form?: readonly I[]
  formParts?: readonly FormPart<I>[]
  /** Inputs that differ from those of their kind. */
  controls?: { readonly [K in I]?: ComponentType<CustomControlProps> }
  /** The same for what steps ask. */
  stepControls?: Readonly<Record<string, ComponentType<CustomControlProps>>>
  /** Whether a field is asked for, given what else has been filled in. */
  isFieldVisible?: (field: I, values: FormValues, row?: T) => boolean
  actions?: Readonly<Record<string, ExtraAction<T>>>
  /** The action that begins when the label of a row was scanned: what people mostly hold it for. */
  scanned?: (row: T) => string | undefined
  header?: Readonly<Record<string, HeaderAction>>
  bulk?: Readonly<Record<string, BulkAction>>
  /** Which of the actions opens by itself on a freshly created record. */
  afterCreate?: string
  /** What else to say about a record once it has been saved, as it is and as it was: a locale key that may name another record. */
  savedNote?: (row: T, before?: T) => Note | null | undefined
  /** Heads the record's page where its title alone says too little. */
  heading?: (row: T) => ReactNode
  /** Stands above the facts of the record's page. */
  recordHeader?: (row: T) => ReactNode
  /** Sections of the record's page; one that has nothing to show is left out with its heading. */
  tabs?: Readonly<Record<string, (row: T, can: Can) => ReactNode>>
  /** What one should see before taking a step; its title is a locale key. */
  panels?: Readonly<Record<string, Panel<T>>>
  /** Fields that the record's page shows in a way of its own, or not at all. */
  hiddenFields?: readonly F[]
  /** Related lists that a tab replaces. */
  hiddenRelations?: readonly ResourceName[]
  /** Stands beside the list where there is room. */
  side?: ComponentType<{ list: List }>
  /** In a tree: records that nothing can hang below. */
  isLeaf?: (row: T) => boolean
  /** In a tree: what a record added below another one begins with. */
  childDefaults?: (row: T) => C
}

export type ScreenSpec<N extends ResourceName> = SpecOf<
  RowOf<N>,
  Key<RowOf<N>>,
  FormKey<N>,
  Exclude<FilterOf<N>, 'keyword' | 'id'>,
  Partial<ResourceTypes[N]['create']>
>

/** The same with its row type forgotten: what the generic screens read. */
export type AnySpec = SpecOf<Row, string, string, string, Readonly<Record<string, unknown>>>

export interface Screen {
  name: ResourceName
  spec: AnySpec
}

/** Overrides of one resource's default screen; a column, filter or cell that does not exist fails to compile. */
export function defineScreen<N extends ResourceName>(name: N, spec: ScreenSpec<N>): Screen {
  return { name, spec: spec as unknown as AnySpec }
}
