import type { Readable } from 'node:stream'
import type { importBatch } from '../domain/system/index.ts'
import type { Actor, BulkStore, Language, Registry, ResourceDef, RowOf, RowOperations } from '../kernel/index.ts'
import type { FaultMemory } from './faultMemory.ts'
import type { ImportGate } from './gate.ts'

/** Where uploaded workbooks are kept. */
export interface TempStorage {
  /** Takes a stream, whole or not at all and no more than so many bytes. Out: the key under which it is kept. */
  put(source: Readable, maxBytes: number): Promise<string>
  get(key: string): Promise<Buffer>
  remove(key: string): Promise<void>
  /** Removes what is kept but no key of these names, once it is a day old. */
  dropOthers(named: () => Promise<ReadonlySet<string>>): Promise<number>
}
export interface ImportParts {
  readonly store: BulkStore
  readonly registry: Registry
  readonly tempStorage: TempStorage
}
/** What every part of an import works with. */
export interface Services extends ImportParts {
  readonly rows: RowOperations
  readonly gate: ImportGate
  readonly memory: FaultMemory
}
/** Who imports what, and in which language they read. */
export interface Visitor {
  readonly actor: Actor
  readonly language: Language
  readonly signal?: AbortSignal | undefined
}
export type Batch = RowOf<typeof importBatch>
export interface Opened {
  readonly batch: Batch
  readonly resource: ResourceDef
}
