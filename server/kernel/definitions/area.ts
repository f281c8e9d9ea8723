import type { Read, Store, UnitOfWork } from '../ports.ts'
import type { Actor, Language } from '../schema/actor.ts'
import type { Transition } from '../schema/flow.ts'
import type { Refusal } from '../schema/refusal.ts'
import type { Fields, ResourceDef } from '../schema/resource.ts'
import type { RoleFinder } from '../schema/roleFinder.ts'
import type { Expression } from './expression.ts'
import type { Extension, ExtensionPoint, ScheduledTask } from './extension.ts'
import type { Answer } from './shape.ts'

/* What an area contributes and the registry that joins the areas. Both are in one file because their types refer to each other. */

/** The body of a flow step, made by `command`. */
export interface Command {
  readonly on: Transition<ResourceDef>
  readonly blocked?: (x: { read: Read; record: Record<string, unknown> }) => Promise<Refusal | null | undefined>
  readonly needs?: (x: { read: Read; record: Record<string, unknown> }) => Promise<readonly string[]>
  readonly suggests?: (x: { read: Read; record: Record<string, unknown> }) => Promise<readonly string[]>
  readonly run: (x: {
    uow: UnitOfWork
    actor: Actor
    registry: Registry
    record: Record<string, unknown>
    input: Record<string, unknown>
  }) => Promise<Record<string, unknown>>
}
/** Returns the records that the reader may not change, each by its id with the refusal. */
export type Guard<R> = (x: { read: Read; records: readonly R[] }) => Promise<ReadonlyMap<number, Refusal>>

/** Generic changes of a row that are no steps of its flow. */
export type RowAction = 'edit' | 'remove'
/**
 * Returns the records that can no longer be changed or deleted, whatever is written and whoever writes, each by its id with the refusal.
 */
export type Frozen<R> = (x: {
  read: Read
  registry: Registry
  records: readonly R[]
  action: RowAction
}) => Promise<ReadonlyMap<number, Refusal>> | ReadonlyMap<number, Refusal>

/** Business rules of a resource that go beyond the checks of single fields; run by the generic operations. */
export interface Rules {
  readonly resource: ResourceDef
  readonly guard?: Guard<Record<string, unknown> & { id: number }>
  readonly frozen?: Frozen<Record<string, unknown> & { id: number }>
  readonly locks?: (x: {
    plantId: number
    record?: Record<string, unknown> & { id: number }
    input: Record<string, unknown>
  }) => readonly string[]
  readonly writesChoices?: readonly string[]
  readonly prepare?: (input: Record<string, unknown>) => Promise<Record<string, unknown>>
  readonly create?: (x: {
    uow: UnitOfWork
    actor: Actor
    registry: Registry
    input: Record<string, unknown>
  }) => Promise<Record<string, unknown>>
  readonly lockAhead?: (x: { uow: UnitOfWork; records: readonly Record<string, unknown>[] }) => Promise<void>
  readonly readAhead?: (x: { uow: UnitOfWork; records: readonly Record<string, unknown>[] }) => Promise<void>
  readonly history?: (x: { uow: UnitOfWork; registry: Registry; input: Record<string, unknown> }) => Promise<Record<string, unknown>>
  readonly created?: (x: {
    uow: UnitOfWork
    actor: Actor
    registry: Registry
    record: Record<string, unknown>
    input: Record<string, unknown>
  }) => Promise<void>
  readonly update?: (x: {
    uow: UnitOfWork
    actor: Actor
    registry: Registry
    record: Record<string, unknown>
    input: Record<string, unknown>
  }) => Promise<Record<string, unknown>>
  readonly remove?: (x: { uow: UnitOfWork; actor: Actor; registry: Registry; record: Record<string, unknown> }) => Promise<void>
  readonly written?: (x: { uow: UnitOfWork; registry: Registry }) => Promise<void>
  readonly undelete?: (x: { uow: UnitOfWork; actor: Actor; registry: Registry; record: Record<string, unknown> }) => Promise<void>
}
/**
 * Supplies a computed field for many rows with one query. It reads without the data scope of the reader: the value of a record is the same
 * for everybody in the plant.
 */
export interface BatchComputed {
  readonly resource: ResourceDef
  readonly field: string
  readonly load: (read: Read, ids: readonly number[]) => Promise<Map<number, unknown>>
}
/** A reason of any area to refuse correcting or voiding a row, whoever requests it. */
export interface Veto {
  /** The steps that it applies to; every correction where it is absent. */
  readonly to?: readonly Transition<ResourceDef>[]
  readonly against: (x: {
    read: Read
    step: Transition<ResourceDef>
    record: Readonly<Record<string, unknown>> & { id: number }
  }) => Promise<Refusal | null | undefined>
}
/** The context of a call. */
export interface Calling {
  readonly store: Store
  readonly registry: Registry
  readonly actor: Actor
  readonly language: Language
  /** Translates locale keys into the language of the recipient. */
  readonly words: (language: Language) => (key: string, params?: Record<string, unknown>) => string
}
/** A call with its types erased, as GraphQL and REST serve it. */
export interface Call {
  readonly name: string
  readonly description: string
  /** Any of these tags permits it; with none, every signed-in user may. */
  readonly permission: readonly string[]
  readonly args: Fields
  readonly result: Answer
  readonly isRepeatable: boolean
  readonly isOneTime: boolean
  readonly rest?: string
  readonly run: (calling: Calling, args: Readonly<Record<string, unknown>>) => Promise<unknown>
}
/** The context of a read model: the database inside the reader's scope, and the reader's language. */
export interface Reading {
  readonly read: Read
  readonly registry: Registry
  readonly language: Language
  /** Translates a locale key into that language. */
  readonly translate: (key: string, params?: Record<string, unknown>) => string
  /** The requested fields of the answer; absent means all of them. */
  readonly fields?: ReadonlySet<string>
}
/** Lists of an answer that can be exported as a workbook. */
export interface Sheets {
  /** Path below /api/v1, without the suffix /export. */
  readonly path: string
  readonly permission: string
  /** Locale key of the titles, relative to figures.titles. */
  readonly title: string
  /** The lists that can be exported; the first is the default. */
  readonly tables: readonly string[]
}
/** The resources whose changes invalidate an answer, as a list or a predicate. 'everything' where it depends on the arguments. */
export type Stale = readonly ResourceDef[] | ((resource: ResourceDef) => boolean) | 'everything'
/** A read model with its types erased, as GraphQL and REST serve it. */
export interface ReadModel {
  readonly name: string
  readonly description: string
  /** Any of these tags permits it; with none, every signed-in user may. */
  readonly permission: readonly string[]
  readonly args: Fields
  readonly result: Answer
  readonly stale: Stale
  readonly about?: ResourceDef
  readonly isForWalls: boolean
  readonly live?: { readonly minIntervalMs?: number }
  readonly parts: readonly string[]
  readonly remembered?: (read: Read, args: Readonly<Record<string, unknown>>) => string
  readonly rest?: { readonly path: string; readonly as: string }
  readonly sheets?: Sheets
  readonly read: (x: Reading, args: Readonly<Record<string, unknown>>) => Promise<unknown>
}
/**
 * Open work that blocks taking a row out of service: counts it, and closes it with a reason once all of it is locked. Closing requires the
 * permission of every step that it takes.
 */
export interface DeactivationBlocker {
  readonly about: ResourceDef
  /** Locks the open rows and returns their number. */
  open(uow: UnitOfWork, id: number): Promise<number>
  close(uow: UnitOfWork, id: number, reason: string): Promise<void>
}

/** An invariant among rows that no database constraint can express. Checked by doctor and tests, never while serving. */
export interface IntegrityCheck {
  readonly name: string
  /** Returns a sample of the violations in the whole database, as sentences for administrators; empty when there are none. */
  readonly faults: (read: Read) => Promise<readonly string[]>
}

/** Everything that an area contributes; `domain/index.ts` joins the areas. */
export interface Area {
  readonly name: string
  readonly icon: string
  readonly resources: readonly ResourceDef[]
  readonly commands?: readonly Command[]
  readonly rules?: readonly Rules[]
  readonly providers?: readonly BatchComputed[]
  /** Answers that are no rows: figures, summaries, lookups. */
  readonly readModels?: readonly ReadModel[]
  /** SQL conditions by which lists filter and sort by computed fields. */
  readonly expressions?: readonly Expression[]
  /** Vetoes against corrections of its own rows and of those of other areas. */
  readonly vetoes?: readonly Veto[]
  /** Open work about rows of other areas, in the order in which it is closed. */
  readonly deactivationBlockers?: readonly DeactivationBlocker[]
  /** Operations that are neither a write of one record nor a step of a flow. */
  readonly calls?: readonly Call[]
  /** Invariants among its rows. */
  readonly integrityChecks?: readonly IntegrityCheck[]
  /** What the scheduler runs for it. */
  readonly scheduledTasks?: readonly ScheduledTask[]
  /** Answers to extension points that areas below it declare. */
  readonly extensions?: readonly Extension[]
}

/** All areas, joined and checked; every generic part of the server reads definitions from here. */
export interface Registry {
  readonly areas: readonly Area[]
  readonly resources: readonly ResourceDef[]
  /** Resources with an API: all but internal ones. */
  readonly exposed: readonly ResourceDef[]
  readonly readModels: readonly ReadModel[]
  byName(name: string): ResourceDef | undefined
  /** Finds the resource that has a role, such as that of files. */
  readonly inRole: RoleFinder
  areaOf(resource: ResourceDef): Area
  areaOfModel(model: ReadModel): Area
  commandFor(step: Transition<ResourceDef>): Command | undefined
  rulesFor(resource: ResourceDef): Rules | undefined
  vetoesOf(step: Transition<ResourceDef>): readonly Veto[]
  batchComputedFor(resource: ResourceDef, field: string): BatchComputed | undefined
  deactivationBlockersOf(resource: ResourceDef): readonly DeactivationBlocker[]
  /** The answers of all areas to an extension point, in the order of the areas. */
  extensionsOf<T>(point: ExtensionPoint<T>): readonly T[]
}
