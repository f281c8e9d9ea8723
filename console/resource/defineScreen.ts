import type { ComponentType, ReactNode } from 'react'
import type { ResourceName, ResourceTypes } from '../kit/gen/resources.ts'
import type { Row } from './meta.ts'

type RowOf<N extends ResourceName> = ResourceTypes[N]['row']
type Key<T> = keyof T & string
/** The filters of a resource, whether listed by name or as an object's keys. */
type FilterOf<N extends ResourceName> = ResourceTypes[N]['filter'] extends string
  ? ResourceTypes[N]['filter']
  : Key<ResourceTypes[N]['filter']>
type Sorted<T> = Key<T> | `-${Key<T>}`

/** What an extra button gets to work with. */
export interface ActionProps<T> {
  row: T
  onDone: () => void
}

export interface ExtraAction<T> {
  /** Locale key of the button. */
  title: string
  permit?: string
  isShown?: (row: T) => boolean
  /** Rendered when pressed: a dialog of its own. */
  dialog: ComponentType<ActionProps<T>>
}

export interface Note {
  key: string
  title: string
}

export interface ScreenSpec<N extends ResourceName> {
  columns?: readonly Key<RowOf<N>>[]
  filters?: readonly Exclude<FilterOf<N>, 'keyword' | 'id'>[]
  sort?: Sorted<RowOf<N>>
  widths?: { readonly [K in Key<RowOf<N>>]?: number }
  cells?: { readonly [K in Key<RowOf<N>>]?: (value: RowOf<N>[K], row: RowOf<N>) => ReactNode }
  /** Marks a whole row that needs attention. */
  tone?: (row: RowOf<N>) => 'danger' | 'warning' | undefined
  /** Fields of the form in this order; others follow as defined. */
  form?: readonly Key<ResourceTypes[N]['create'] & object>[]
  actions?: Readonly<Record<string, ExtraAction<RowOf<N>>>>
  /** Which of the actions opens by itself on a freshly created record. */
  afterCreate?: string
  /** What else to say about a record once it has been added: a locale key that may name another record. */
  createdNote?: (row: RowOf<N>) => Note | null | undefined
  tabs?: Readonly<Record<string, (row: RowOf<N>) => ReactNode>>
}

/** The same spec with its row type forgotten: what the generic screens read. */
export interface AnySpec {
  columns?: readonly string[]
  filters?: readonly string[]
  sort?: string
  widths?: Readonly<Record<string, number | undefined>>
  cells?: Readonly<Record<string, ((value: unknown, row: Row) => ReactNode) | undefined>>
  tone?: (row: Row) => 'danger' | 'warning' | undefined
  form?: readonly string[]
  actions?: Readonly<Record<string, ExtraAction<Row>>>
  afterCreate?: string
  createdNote?: (row: Row) => Note | null | undefined
  tabs?: Readonly<Record<string, (row: Row) => ReactNode>>
}

export interface Screen {
  name: ResourceName
  spec: AnySpec
}

/** Overrides of one resource's default screen; a column, filter or cell that does not exist fails to compile. */
export function defineScreen<N extends ResourceName>(name: N, spec: ScreenSpec<N>): Screen {
  return { name, spec: spec as unknown as AnySpec }
}
