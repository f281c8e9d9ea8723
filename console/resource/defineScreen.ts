import type { ComponentType, ReactNode } from 'react'
import type { ResourceName, ResourceTypes } from '../kit/gen/resources.ts'
import type { CustomControlProps } from './controlProps.ts'
import type { List } from './list.ts'
import type { Row } from './meta.ts'
import type { ResourceWords } from './resourceWords.ts'

type RowOf<N extends ResourceName> = ResourceTypes[N]['row']
type Key<T> = keyof T & string
type FormKey<N extends ResourceName> = Key<ResourceTypes[N]['create'] & object>
/** The filter names of a resource, whether declared as names or as keys of an object. */
type FilterOf<N extends ResourceName> = ResourceTypes[N]['filter'] extends string
  ? ResourceTypes[N]['filter']
  : Key<ResourceTypes[N]['filter']>

/** The props of an additional action. */
export interface ActionProps<T> {
  row: T
  onDone: () => void
}

export interface ExtraAction<T> {
  /** Locale key of the button. */
  title: string
  permission?: string
  isShown?: (row: T) => boolean
  /** After the general actions, for rare ones. */
  isLater?: boolean
  /** The dialog that the button opens. */
  dialog: ComponentType<ActionProps<T>>
}

/** An action on the selected rows. */
export interface BulkAction {
  title: string
  icon: string
  permission?: string
  dialog: ComponentType<{ rows: readonly Row[]; onDone: () => void }>
}

/** A button of the page that concerns no single record. */
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

/** A named filter of a list: a tab above it. */
export interface ListTab<Filter extends string = string> {
  readonly name: string
  /** Locale key of the tab. */
  readonly title: string
  /** The filter values, as in the address. */
  readonly filter: { readonly [K in Filter]?: string }
  /** Colors a count other than zero, for filters that should be empty. */
  readonly tone?: 'warning' | 'danger'
}

/** The list as a board with a column for each state of its flow. */
export interface BoardSpec<T, F extends string = string> {
  /** The content of a card below its title. */
  card: (row: T) => ReactNode
  /** The default order of cards. */
  sort: F
  /** Closed states: their columns show the latest rows only, the others on request. */
  over: readonly string[]
}

/** A part of a form in a tab of its own; fields that no part names are in the first one. */
export interface FormPart<F extends string = string> {
  title: string
  fields: readonly F[]
}

type Sorted<F extends string> = F | `-${F}`

/** Whether the user has a permission. */
export type Can = (tag: string) => boolean

/** Form values as the inputs contain them. */
export type FormValues = Readonly<Record<string, unknown>>

/**
 * Differences of a screen from the default that its resource's definition yields.
 * @typeParam T a row
 * @typeParam F its fields
 * @typeParam I fields of its form
 * @typeParam Q its filters
 * @typeParam C presets of a new record
 */
interface SpecOf<T, F extends string, I extends string, Q extends string, C> {
  /** Locale files that it needs besides those of its area. */
  words?: readonly string[]
  columns?: readonly F[]
  /** The default filters of a visit, as in the address. */
  initial?: () => { readonly [K in Q]?: string }
  /** Offers a board in addition to the list. */
  board?: BoardSpec<T, F>
  /** Tabs above the list. */
  cuts?: readonly ListTab<Q>[]
  /** The default order, by one field or by a second one for rows that are equal in the first. */
  sort?: Sorted<F> | `${Sorted<F>},${Sorted<F>}`
  widths?: { readonly [K in F]?: number }
  /**
   * Renderers of cells. Prefer plain functions: a page has hundreds of cells, and a component with a translation hook in each takes longer
   * than all others together.
   */
  cells?: { readonly [K in F]?: (value: K extends keyof T ? T[K] : unknown, row: T, words: ResourceWords) => ReactNode }
  /** Highlights rows that need attention. */
  tone?: (row: T) => 'danger' | 'warning' | undefined
  /** The first fields of the form, in order; others follow as defined. */
  form?: readonly I[]
  formParts?: readonly FormPart<I>[]
  /** Inputs that differ from those of their kind. */
  controls?: { readonly [K in I]?: ComponentType<CustomControlProps> }
  /** The same for fields of steps. */
  stepControls?: Readonly<Record<string, ComponentType<CustomControlProps>>>
  /** Whether a field is visible for the current values of the form. */
  isFieldVisible?: (field: I, values: FormValues, row?: T) => boolean
  actions?: Readonly<Record<string, ExtraAction<T>>>
  /** The action to start when the label of a row was scanned. */
  scanned?: (row: T) => string | undefined
  header?: Readonly<Record<string, HeaderAction>>
  bulk?: Readonly<Record<string, BulkAction>>
  /** The action to open on a newly created record. */
  afterCreate?: string
  /** A message after saving, from the record as it is and was; its locale key may name another record. */
  savedNote?: (row: T, before?: T) => Note | null | undefined
  /** The heading of the record page; the title by default. */
  heading?: (row: T) => ReactNode
  /** Content above the fields of the record page. */
  recordHeader?: (row: T) => ReactNode
  /** Sections of the record page; one that renders nothing is omitted with its heading. */
  tabs?: Readonly<Record<string, (row: T, can: Can) => ReactNode>>
  /** Information shown in the form of a step, by step; the title is a locale key. */
  panels?: Readonly<Record<string, Panel<T>>>
  /** Fields omitted from the record page, or rendered by the screen. */
  hiddenFields?: readonly F[]
  /** Related lists that a tab replaces. */
  hiddenRelations?: readonly ResourceName[]
  /** Content beside the list, on wide screens. */
  side?: ComponentType<{ list: List }>
  /** For trees: records that cannot have children. */
  isLeaf?: (row: T) => boolean
  /** For trees: presets of a new child. */
  childDefaults?: (row: T) => C
}

export type ScreenSpec<N extends ResourceName> = SpecOf<
  RowOf<N>,
  Key<RowOf<N>>,
  FormKey<N>,
  Exclude<FilterOf<N>, 'keyword' | 'id'>,
  Partial<ResourceTypes[N]['create']>
>

/** The same with type parameters erased, for the generic screens. */
export type AnySpec = SpecOf<Row, string, string, string, Readonly<Record<string, unknown>>>

export interface Screen {
  name: ResourceName
  spec: AnySpec
}

/** Defines the differences of a resource's screen from the default; unknown columns, filters and cells do not compile. */
export function defineScreen<N extends ResourceName>(name: N, spec: ScreenSpec<N>): Screen {
  return { name, spec: spec as unknown as AnySpec }
}
