import type { Read, Store, UnitOfWork } from '../ports.ts'
import type { Actor, Language } from '../schema/actor.ts'
import type { Transition } from '../schema/flow.ts'
import type { Refusal } from '../schema/refusal.ts'
import type { Fields, ResourceDef } from '../schema/resource.ts'
import type { RoleFinder } from '../schema/roleFinder.ts'
import type { Expression } from './expression.ts'
import type { Extension, ExtensionPoint, ScheduledTask } from './extension.ts'
import type { Answer } from './shape.ts'

/* What an area contributes, as the kernel meets it, and the registry that joins all of it: both speak of each other. */

/** The body of a step of a flow; `command` makes it. */
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
/** Which of some records their reader may not touch, each with the refusal. */
export type Guard<R> = (x: { read: Read; records: readonly R[] }) => Promise<ReadonlyMap<number, Refusal>>

/** What is done to a row as a whole, outside of its flow. */
export type RowAction = 'edit' | 'remove'
/** Which of some records are not changed or deleted any more, whatever would be written and whoever asks, each with the refusal. */
export type Frozen<R> = (x: {
  read: Read
  registry: Registry
  records: readonly R[]
  action: RowAction
}) => Promise<ReadonlyMap<number, Refusal>> | ReadonlyMap<number, Refusal>

/** What must hold beyond the checks of single fields when rows are written by the generic operations. */
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
/** Supplies a computed field for many rows at once. What is known of a plant's records does not hang on what else their reader sees. */
export interface BatchComputed {
  readonly resource: ResourceDef
  readonly field: string
  readonly load: (read: Read, ids: readonly number[]) => Promise<Map<number, unknown>>
}
/** A reason of any area why a row may not be corrected or voided, whoever asks. */
export interface Veto {
  /** Only to these steps; to every correction when it says nothing. */
  readonly to?: readonly Transition<ResourceDef>[]
  readonly against: (x: {
    read: Read
    step: Transition<ResourceDef>
    record: Readonly<Record<string, unknown>> & { id: number }
  }) => Promise<Refusal | null | undefined>
}
/** What a call works with. */
export interface Calling {
  readonly store: Store
  readonly registry: Registry
  readonly actor: Actor
  readonly language: Language
  /** The texts of locale keys, in the language of whoever is to read them. */
  readonly words: (language: Language) => (key: string, params?: Record<string, unknown>) => string
}
/** A call as the wires meet it, whatever it answers. */
export interface Call {
  readonly name: string
  readonly description: string
  /** Any of these opens it; none: whoever is signed in. */
  readonly permission: readonly string[]
  readonly args: Fields
  readonly result: Answer
  readonly isRepeatable: boolean
  readonly isOneTime: boolean
  readonly rest?: string
  readonly run: (calling: Calling, args: Readonly<Record<string, unknown>>) => Promise<unknown>
}
/** What a read model works with: the base as its reader sees it, and the reader's language. */
export interface Reading {
  readonly read: Read
  readonly registry: Registry
  readonly language: Language
  /** The text of a locale key in that language. */
  readonly translate: (key: string, params?: Record<string, unknown>) => string
  /** The fields of the answer that are asked for; all of them unless said. */
  readonly fields?: ReadonlySet<string>
}
/** Lists of an answer that people may take along as a workbook. */
export interface Sheets {
  /** Address below /api/v1, without /export. */
  readonly path: string
  readonly permission: string
  /** Locale key of the titles, below figures.titles. */
  readonly title: string
  /** Which lists; the first one unless another is asked for. */
  readonly tables: readonly string[]
}
/** Whose changes may change an answer: resources, or which of all there are. 'everything' where that depends on the arguments. */
export type Stale = readonly ResourceDef[] | ((resource: ResourceDef) => boolean) | 'everything'
/** A read model as its readers meet it, whatever it answers. */
export interface ReadModel {
  readonly name: string
  readonly description: string
  /** Any of these opens it; none: whoever is signed in. */
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
 * Open work about a row that is taken out of service: how much of it there is, and how it is brought to an end for a reason that people
 * gave, once all of it is locked. Whoever ends it needs the permission of every step that this takes.
 */
export interface DeactivationBlocker {
  readonly about: ResourceDef
  /** Locks what stands open and counts it. */
  open(uow: UnitOfWork, id: number): Promise<number>
  close(uow: UnitOfWork, id: number, reason: string): Promise<void>
}

/** What must hold among rows although no constraint of the base can say it: looked at by doctor and tests, never by the server at work. */
export interface IntegrityCheck {
  readonly name: string
  /** What is wrong in the whole base, a few of it at most, in words for whoever looks after it. */
  readonly faults: (read: Read) => Promise<readonly string[]>
}

/** Everything an area contributes; `domain/index.ts` joins them. */
export interface Area {
  readonly name: string
  readonly icon: string
  readonly resources: readonly ResourceDef[]
  readonly commands?: readonly Command[]
  readonly rules?: readonly Rules[]
  readonly providers?: readonly BatchComputed[]
  /** What it tells that is no row: figures, summaries, lookups. */
  readonly readModels?: readonly ReadModel[]
  /** Conditions by which lists are filtered and sorted by computed fields. */
  readonly expressions?: readonly Expression[]
  /** What it has against corrections, its own and those of other areas. */
  readonly vetoes?: readonly Veto[]
  /** What stands open about rows of other areas, in the order in which it is brought to an end. */
  readonly deactivationBlockers?: readonly DeactivationBlocker[]
  /** What can be done that is neither the writing of one record nor a step of one. */
  readonly calls?: readonly Call[]
  /** What must hold among its rows. */
  readonly integrityChecks?: readonly IntegrityCheck[]
  /** What the clock has it do. */
  readonly scheduledTasks?: readonly ScheduledTask[]
  /** What it answers to areas that it knows and that do not know it. */
  readonly extensions?: readonly Extension[]
}

/** All areas joined and checked: what every reader of definitions loops over. */
export interface Registry {
  readonly areas: readonly Area[]
  readonly resources: readonly ResourceDef[]
  /** Resources with an API: everything that is not internal. */
  readonly exposed: readonly ResourceDef[]
  readonly readModels: readonly ReadModel[]
  byName(name: string): ResourceDef | undefined
  /** The resource that plays a part for every other one, such as that of files. */
  readonly inRole: RoleFinder
  areaOf(resource: ResourceDef): Area
  areaOfModel(model: ReadModel): Area
  commandFor(step: Transition<ResourceDef>): Command | undefined
  rulesFor(resource: ResourceDef): Rules | undefined
  vetoesOf(step: Transition<ResourceDef>): readonly Veto[]
  batchComputedFor(resource: ResourceDef, field: string): BatchComputed | undefined
  deactivationBlockersOf(resource: ResourceDef): readonly DeactivationBlocker[]
  /** The answers of all areas, in the order of the areas. */
  extensionsOf<T>(point: ExtensionPoint<T>): readonly T[]
}
