import type { FieldDef } from './field.ts'
import { type Label, qrCodeOf } from './label.ts'
import type { Role } from './roles.ts'
import type { SearchRank } from './searchText.ts'

/** The fields by which a row refers to a person; 'id' where the row itself is the target of such links. */
export interface Personal {
  /** The crew member, as schedules name people. */
  readonly crew?: string
  /** The user account. */
  readonly account?: string
  readonly phone?: string
}

export type Fields = Readonly<Record<string, FieldDef>>
/**
 * Who sees a row. 'plant': sessions in the row's plant. 'membership': users of one of the row's `plantIds`, or, for plants, of the row
 * itself. 'global': everybody with the permission.
 */
export type Scope = 'plant' | 'membership' | 'global'
/** The fields that determine the owner of a row, which data scopes limit (§6). */
export interface Owner {
  /** A link to the user, or 'id' when the row is the user. */
  readonly person?: string
  /** A link to the department, or 'id' when the row is the department. */
  readonly department?: string
  /**
   * Chains of links to owning users, such as 'reporterId.userId'. 'repairLog:reportId.repairerIds.userId' begins with rows that refer to
   * this one: the repairs of a report.
   */
  readonly through?: readonly string[]
  /** A link to a parent row: whoever sees the parent sees this row too. */
  readonly as?: string
  /**
   * Two fields with the resource and the id of the parent record: whoever sees that record sees this row too. Before a parent is set, the
   * row belongs to its creator.
   */
  readonly record?: { readonly name: string; readonly id: string }
  /** Whether a row without an owner is visible to everybody, such as unassigned work. */
  readonly isFreeUnnamed?: boolean
}
/**
 * Where an actor must work to change rows of no plant: in every plant, for rows that all plants share; or in the plants that use the row.
 */
export type ChangedFrom = 'everyPlant' | 'usingPlants'
export type Operation = 'create' | 'update' | 'delete'

/** A value derived from the row, never stored. Without `from`, a provider of the domain (`batchComputed`) supplies it. */
export interface Computed {
  readonly field: FieldDef
  readonly from?: (row: never, now: Date, offsetMinutes: number) => unknown
}

/** How rows of a former system are imported, with values that the server otherwise writes step by step. */
export interface History {
  /**
   * The states in which rows may be imported, each with the fields that it requires; open states where the work continues here. Empty for
   * resources without a flow.
   */
  readonly states: Readonly<Record<string, readonly string[]>>
  /** Fields that otherwise only the server writes. */
  readonly fields: readonly string[]
  /** Moment fields in chronological order. */
  readonly order?: readonly string[]
  /** Moment fields that may be unknown, each with the field that replaces it. */
  readonly fills?: Readonly<Record<string, string>>
}

/** How long rows are retained, counted from a moment field; rows in which it is empty stay. */
export interface Retention {
  /** 'log': the retention of logs that this installation has configured. */
  readonly days: number | 'log'
  readonly since: string
  /** Rows with one of these values stay, however old. */
  readonly unless?: { readonly field: string; readonly values: readonly string[] }
}

/** Values of its own fields that a row must have; a list means any of. */
export type Selectable = Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>

export interface ResourceDef<N extends string = string, F extends Fields = Fields> {
  readonly name: N
  /** GraphQL type name. */
  readonly type: string
  /** GraphQL list query; also the last segment of the console path. */
  readonly plural: string
  readonly area: string
  /** Whether its rows decide access: a change re-evaluates the permissions of connected clients. */
  readonly affectsAccess?: boolean
  /** Its role for the rooms that serve every resource; each role belongs to one resource. */
  readonly role?: Role
  /** The first two parts of its permission tags: 'repair:log'. */
  readonly permission: string
  /** The field that identifies a row to people. */
  readonly title: string
  readonly scope: Scope
  /** Default order of lists, such as '-reportDate'; '-' is descending. */
  readonly sort: string
  readonly fields: F
  readonly computed: Readonly<Record<string, Computed>>
  /** The computed choice shown as the state of a row, where the state field is too coarse for users. */
  readonly stateAs?: string
  /** Tables and repository only: no GraphQL, no screens, no permission tags. */
  readonly internal: boolean
  readonly can: readonly Operation[]
  readonly owner?: Owner
  /** The link to the plant that a row of a global resource is about: visible in that plant; visible everywhere when it is null. */
  readonly about?: string
  /** Required for resources whose rows several plants share (see `isShared`). */
  readonly changedFrom?: ChangedFrom
  /** Where an actor must work to add rows; 'everyPlant' for plants themselves. */
  readonly addedFrom?: 'everyPlant'
  /** The link to the parent row; rows form a tree without cycles. */
  readonly tree?: string
  /** Path below /api/v1; the lower-case plural unless old clients use another. */
  readonly rest: string
  /** Path in the console; /area/plural by default. */
  readonly path?: string
  /** False for logs; 'steps' for rows that the server updates all the time, where only steps of users are logged. */
  readonly audited: boolean | 'steps'
  /** Rows of a tamper-evident log: each gets a MAC when written and a seal soon after. They are never changed. */
  readonly sealed: boolean
  /** Whether a removal can be undone; not where something outside the database is deleted with the row. */
  readonly undoable: boolean
  /** When rows are deleted automatically, unlogged; without it they stay until a user removes them. */
  readonly retention?: Retention
  /** Whether closed rows stay as history and cannot be removed. */
  readonly retainsClosed: boolean
  /** The fields that match an imported row to a record, where uniqueness does not determine them. */
  readonly importKey?: readonly string[]
  /**
   * Locale key of the sheet that an import reads, for sheets that the list exports to be filled in, such as a count sheet. Its rows only
   * update, and a blank cell means not filled in yet. The first sheet of the workbook by default.
   */
  readonly importSheet?: string
  /** Rows of a former system may be imported, with a separate permission. */
  readonly history?: History
  /** Sets of fields that are unique together within the scope. */
  readonly unique: readonly (readonly string[])[]
  /** Fields added to the index of the default order, so that a contains filter or figures over a range read only the index. */
  readonly covers: readonly string[]
  /** Whether the searched texts get an index, for long lists. */
  readonly textIndex: boolean
  readonly indexes: readonly (readonly string[])[]
  /** Moment and day fields by which figures cache its rows (`defineDayColumns`): every write invalidates the days concerned. */
  readonly days: readonly string[]
  /** Links to records whose titles also find the row, in its list and in the search over all records: the customer of a complaint. */
  readonly searchableThrough: readonly string[]
  /** Its rank among the results of a search over all kinds; derived by `searchRankOf` when it is left out. */
  readonly searchRank?: SearchRank
  readonly icon: string
  /** Columns of the default list; all that fit when empty. */
  readonly columns: readonly string[]
  /** Filters of its list, the most used first; the filterable columns and links when empty. */
  readonly filters: readonly string[]
  /** Amounts that a list sums over all pages. */
  readonly sums: readonly string[]
  /** How printed labels identify its rows, for scanning. */
  readonly label?: Label
  /** Its rows stand for people: the fields that refer to the person. */
  readonly person?: Personal
  /** Verbs of permissions that are no operation, such as acting on work assigned to colleagues: 'lead' is repair:log:lead. */
  readonly rights: readonly string[]
  /**
   * The rows that may be chosen for new work: by default those in service if there is a service status; null for all. Existing references
   * stay valid; a reference with `anyRow` accepts any row.
   */
  readonly selectable: Selectable | null
  /** Fields visible through references, besides id and title; the others require the permission to read the row. */
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
 * Defines an entity as data; tables, GraphQL, checks, permissions and screens are derived from it. The name is camelCase and singular.
 * Returns a frozen definition.
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

/** Whether its rows belong to no plant and no owner, so that a change in one plant affects the others. */
export const isShared = ({ scope, about, owner }: ResourceDef) => scope === 'global' && !about && !owner?.person

/** Whether adding rows requires working in every plant. */
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
type Lasting<F extends Fields> = { [K in keyof F as Is<Options_<F[K]>, 'transient'> extends true ? never : K]: F[K] }
type Mandatory<F extends Fields> = {
  [K in keyof F as Is<Options_<F[K]>, 'required'> extends true ? (HasDefault<Options_<F[K]>> extends true ? never : K) : never]: F[K]
}
type Pretty<T> = { [K in keyof T]: T[K] } & {}

/** Columns of every table. plantId is null for rows of global resources. */
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
/** What a command may set: all but the stamps. */
export type PatchOf<D> = Partial<Omit<RowOf<D>, keyof Stamps> & LinksOf<D>>
/** A new row as commands write it: what only rules read, such as a password as it was typed, is not among it. */
export type InsertOf<D> = InputOf<Lasting<FieldsOf<D>>> & PatchOf<D>
