import type { FieldDef } from './field.ts'
import { type Label, qrCodeOf } from './label.ts'
import type { Role } from './roles.ts'

/** Which fields of a row say whom it stands for; 'id' where the row itself is what others link to. */
export interface Personal {
  /** The row by which the schedule knows them. */
  readonly crew?: string
  /** The account with which they sign in. */
  readonly account?: string
  readonly phone?: string
}

export type Fields = Readonly<Record<string, FieldDef>>
/**
 * Who sees a row: 'plant' = only sessions working in the row's plant; 'membership' = users of a plant: of the row's `plantIds` when it has
 * them, else of the row itself, which is a plant; 'global' = everybody with the permission.
 */
export type Scope = 'plant' | 'membership' | 'global'
/** Fields that say whose a row is. A data scope narrower than everything limits the rows of such a resource (§6). */
export interface Owner {
  /** A link to the user, or 'id' when the row is the user. */
  readonly person?: string
  /** A link to the department, or 'id' when the row is the department. */
  readonly department?: string
  /**
   * Chains of links to the users whom the row belongs to, such as 'reporterId.userId'. 'repairLog:reportId.repairerIds.userId' begins with the
   * rows that point here: those of repairs whose report this is.
   */
  readonly through?: readonly string[]
  /** A link to the row that it is part of: whoever reaches that one reaches this one too. */
  readonly as?: string
  /**
   * Fields with the name of a resource and the id of the record that it is part of: whoever reaches that one reaches this one too. Before it is
   * part of any it is whosever made it.
   */
  readonly record?: { readonly name: string; readonly id: string }
  /** Whether a row that names nobody yet is within everybody's reach, such as work that anyone may take on. */
  readonly isFreeUnnamed?: boolean
}
/**
 * Where somebody must work to change rows that belong to no plant: in every plant of the installation, for what all of them share from the
 * first day; or in the plants that use the row, for what is shared as far as it is used.
 */
export type ChangedFrom = 'everyPlant' | 'usingPlants'
export type Operation = 'create' | 'update' | 'delete'

/** A value derived from the row, never stored; without `from` a provider of the domain supplies it for many rows at once. */
export interface Computed {
  readonly field: FieldDef
  readonly from?: (row: never, now: Date, offsetMinutes: number) => unknown
}

/** What rows of a former system bring along that is otherwise given by the server, step by step. */
export interface History {
  /** The states in which they come in, open ones where work of a former system goes on here, each with the fields that it cannot be without; none where rows have no course of their own. */
  readonly states: Readonly<Record<string, readonly string[]>>
  /** Fields that otherwise only the server writes. */
  readonly fields: readonly string[]
  /** Moments in the order in which they were. */
  readonly order?: readonly string[]
  /** Moments that nobody kept, each with the one that stands for it. */
  readonly fills?: Readonly<Record<string, string>>
}

/** How long rows are kept, counted from a moment of theirs; those in which it is empty stay. */
export interface Retention {
  /** 'log': as long as logs are kept in this installation. */
  readonly days: number | 'log'
  readonly since: string
  /** Rows in one of some states stay, however old. */
  readonly unless?: { readonly field: string; readonly values: readonly string[] }
}

/** Values of its own fields that a row must have; a list means any of. */
export type Selectable = Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>

export interface ResourceDef<N extends string = string, F extends Fields = Fields> {
  readonly name: N
  /** GraphQL type name. */
  readonly type: string
  /** GraphQL list query; also the last step of the console path. */
  readonly plural: string
  readonly area: string
  /** Whether its rows decide who may be here and do what: when they change, whoever is connected is judged anew. */
  readonly affectsAccess?: boolean
  /** What its rows are to the rooms that serve every resource; one resource has each role. */
  readonly role?: Role
  /** The first two parts of its permission tags: 'repair:log'. */
  readonly permission: string
  /** The field by which people recognise a row. */
  readonly title: string
  readonly scope: Scope
  /** '-reportDate': the order of a list nobody has sorted. */
  readonly sort: string
  readonly fields: F
  readonly computed: Readonly<Record<string, Computed>>
  /** The computed choice that says in people's words what state a row of a flow is in, where its own says too little. */
  readonly stateAs?: string
  /** Tables and repository only: no GraphQL, no screens, no permission tags. */
  readonly internal: boolean
  readonly can: readonly Operation[]
  readonly owner?: Owner
  /** The link to the plant that a row of a global resource is about: it is seen from that plant, one about no plant from everywhere. */
  readonly about?: string
  /** Asked of every resource whose rows several plants share (see `isShared`). */
  readonly changedFrom?: ChangedFrom
  /** Where somebody must work to add rows that are no shared ones, which `changedFrom` is asked of: a plant is added from all plants. */
  readonly addedFrom?: 'everyPlant'
  /** The link to the row above it; rows form a tree without cycles. */
  readonly tree?: string
  /** Its address below /api/v1, the plural in small letters unless old clients know another. */
  readonly rest: string
  /** Its address in the console, /area/plural unless the specification names another. */
  readonly path?: string
  /** False for rows that are themselves a log; 'steps' for rows that the server touches all the time, where only people's steps count. */
  readonly audited: boolean | 'steps'
  /** Rows of a log that is to tell of tampering: each is marked as it is written, and sealed soon after. Nobody changes them. */
  readonly sealed: boolean
  /** Whether a removal can be taken back for a moment; not where something outside the base goes with the row. */
  readonly undoable: boolean
  /** Rows that are deleted once they are old, without a word in the log; others stay until somebody removes them. */
  readonly retention?: Retention
  /** Whether rows in a state without a way out stay as history and cannot be removed. */
  readonly retainsClosed: boolean
  /** The fields by which a row of an imported sheet finds the record it means, where uniqueness does not say. */
  readonly importKey?: readonly string[]
  /**
   * Locale key of the sheet that an imported workbook must have: one that the list itself gives out to be filled in, such as a count sheet. Its rows
   * always update, and a blank cell of it is one that nobody has filled in yet. Any first sheet otherwise.
   */
  readonly importSheet?: string
  /** Rows of a former system may be imported, with a permission of its own. */
  readonly history?: History
  /** Sets of fields that together are unique within the scope. */
  readonly unique: readonly (readonly string[])[]
  /** Fields added to the default order's index, so that a contains filter, or figures of a span, read the index alone. */
  readonly covers: readonly string[]
  /** Whether its lists get so long that the texts they are searched by have an index of their own. */
  readonly textIndex: boolean
  readonly indexes: readonly (readonly string[])[]
  /** Moments and days by which figures keep what they have read of its rows (`defineDayColumns`): every write says which days it concerns. */
  readonly days: readonly string[]
  /** Links to rows whose names people look for when they want the rows that point there: the customer of a complaint. */
  readonly searchableThrough: readonly string[]
  readonly icon: string
  /** Fields of the default list; all that fit when empty. */
  readonly columns: readonly string[]
  /** What its list may be filtered by, most asked for first; the filterable columns and links when empty. */
  readonly filters: readonly string[]
  /** Amounts that a list tells the sum of, over all pages, beside how many rows there are. */
  readonly sums: readonly string[]
  /** What is printed on its rows or their papers, so that phones can scan it. */
  readonly label?: Label
  /** Its rows stand for people: what says for whom, so that all that one person is belongs together. */
  readonly person?: Personal
  /** Verbs of rights that are no operation of their own, such as to act on what is given to colleagues: 'lead' is repair:log:lead. */
  readonly rights: readonly string[]
  /**
   * Which rows new work may choose: those in service where the definition says nothing else and rows have such a status, null for all. What is
   * chosen already stays; a reference that may name any row says `anyRow`.
   */
  readonly selectable: Selectable | null
  /** What shows of a row besides its id and title to whoever may read one that points at it; the rest takes the right to read it. */
  readonly publicFields: readonly string[]
}

type Options<F extends Fields> = Partial<Omit<ResourceDef<string, F>, 'name' | 'type' | 'fields' | 'permission' | 'title'>> & {
  permission: string
  title: keyof F & string
  fields: F
}

const pascal = (s: string) => s.charAt(0).toUpperCase() + s.slice(1)
const pluralOf = (s: string) => (/[^aeiou]y$/.test(s) ? `${s.slice(0, -1)}ies` : `${s}s`)

const inService = ({ status }: Fields): Selectable | null => (status?.values?.includes('ENABLED') ? { status: 'ENABLED' } : null)

/**
 * Defines an entity once, as data; tables, GraphQL, checks, permissions and screens are derived from the result.
 * In: a camelCase singular name and its description. Out: a frozen definition that nothing mutates.
 */
export function defineResource<const N extends string, F extends Fields>(name: N, spec: Options<F>): ResourceDef<N, F> {
  return Object.freeze({
    type: pascal(name),
    plural: pluralOf(name),
    rest: `/${(spec.plural ?? pluralOf(name)).toLowerCase()}`,
    area: spec.permission.split(':')[0] ?? '',
    scope: 'plant',
    sort: 'sortOrder' in spec.fields ? 'sortOrder' : '-id',
    computed: {},
    internal: false,
    audited: true,
    sealed: false,
    can: ['create', 'update', 'delete'],
    undoable: spec.audited === undefined || spec.audited === true,
    retainsClosed: false,
    unique: [],
    covers: [],
    textIndex: false,
    indexes: [],
    days: [],
    searchableThrough: [],
    icon: 'list',
    columns: [],
    filters: [],
    publicFields: [],
    sums: [],
    rights: [],
    selectable: inService(spec.fields),
    ...spec,
    ...(spec.label?.prefix && { computed: { ...spec.computed, qrCode: qrCodeOf(spec.label.prefix) } }),
    name,
  }) as unknown as ResourceDef<N, F>
}

/** Whether its rows belong to no plant and to nobody: what one plant changes, the others have too. */
export const isShared = ({ scope, about, owner }: ResourceDef) => scope === 'global' && !about && !owner?.person

/** Whether only somebody who works in every plant may add rows. */
export const isAddedFromAll = ({ addedFrom, changedFrom }: Pick<ResourceDef, 'addedFrom' | 'changedFrom'>) =>
  addedFrom === 'everyPlant' || changedFrom === 'everyPlant'

type Options_<D> = D extends FieldDef<unknown, infer O> ? O : never
type Is<O, K extends string> = O extends { [P in K]: true } ? true : false
type HasDefault<O> = O extends { default: unknown } | { ruled: true } ? true : false
type ValueOf<D> =
  D extends FieldDef<infer T, infer O> ? (Is<O, 'required'> extends true ? T : HasDefault<O> extends true ? T : T | null) : never
type Stored<F extends Fields> = {
  [K in keyof F as F[K]['kind'] extends 'links' ? never : Is<Options_<F[K]>, 'transient'> extends true ? never : K]: F[K]
}
type Linked<F extends Fields> = { [K in keyof F as F[K]['kind'] extends 'links' ? K : never]: F[K] }
type Writable<F extends Fields> = { [K in keyof F as Is<Options_<F[K]>, 'readonly'> extends true ? never : K]: F[K] }
type Mandatory<F extends Fields> = {
  [K in keyof F as Is<Options_<F[K]>, 'required'> extends true ? (HasDefault<Options_<F[K]>> extends true ? never : K) : never]: F[K]
}
type Pretty<T> = { [K in keyof T]: T[K] } & {}

/** Columns every table has. plantId is null for rows of global resources. */
export interface Stamps {
  id: number
  plantId: number
  createdAt: Date
  updatedAt: Date
  createdById: number | null
  updatedById: number | null
}
export type FieldsOf<D> = D extends { fields: infer F extends Fields } ? F : never
export type RowOf<D> = Pretty<Stamps & { [K in keyof Stored<FieldsOf<D>>]: ValueOf<Stored<FieldsOf<D>>[K]> }>
export type LinksOf<D> = { [K in keyof Linked<FieldsOf<D>>]: number[] }
export type InputOf<F extends Fields> = Pretty<
  { [K in keyof Mandatory<Writable<F>>]: ValueOf<F[K & keyof F]> } & {
    [K in Exclude<keyof Writable<F>, keyof Mandatory<Writable<F>>>]?: ValueOf<F[K & keyof F]>
  }
>
export type CreateOf<D> = InputOf<FieldsOf<D>>
export type UpdateOf<D> = Partial<CreateOf<D>>
/** What a command may set: everything but the stamps. */
export type PatchOf<D> = Partial<Omit<RowOf<D>, keyof Stamps> & LinksOf<D>>
export type InsertOf<D> = CreateOf<D> & PatchOf<D>
