import type { Readable } from 'node:stream'
import type { Access, Origin } from '../access/index.ts'
import type {
  Actor,
  FieldDef,
  GroupRequest,
  Language,
  ListRequest,
  Operations,
  ReadModel,
  Registry,
  ResourceDef,
  Store,
} from '../kernel/index.ts'
import type { Answer } from './envelope.ts'
import type { Irregular } from './openapi/irregular.ts'
import type { Spellings } from './spelling/names.ts'
import type { Params } from './spelling/params.ts'

export type Body = Readonly<Record<string, unknown>>

/** What handlers work with: the services that GraphQL uses, and how their values are spelled here. */
export interface Services {
  readonly store: Store
  readonly registry: Registry
  readonly operations: Operations
  readonly access: Access
  /** The word that tells a trial system from the real one; empty in production. */
  readonly environment: string
  readonly offsetMinutes: number
  readonly spellingOf: Spellings
  /** Gives a list of figures as a sheet. */
  readonly exportFigures: ExportFigures
}
/** One request. */
export interface Visit extends Services {
  readonly authorization: string | undefined
  readonly language: Language
  readonly origin: Origin
  /** The parts of the path that the route leaves open. */
  readonly path: Readonly<Record<string, string>>
  readonly params: Params
  readonly body: Body
  /** Names parameters that mean nothing, for X-Ignored-Params. */
  ignore(names: readonly string[]): void
}
/** A request of somebody who is signed in. Its `store` and `operations` keep the promise of an Idempotency-Key. */
export interface Call extends Visit {
  readonly actor: Actor
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
interface Address {
  readonly method: Method
  /** Below /api/v1, ':name' for what is left open. */
  readonly path: string
  /** What its definition says of it; the others are described in openapi/irregular.ts. */
  readonly described?: Irregular
}
/** One call: where it is, any of which tags opens it (none = every signed-in user), and what it does. */
export type Route =
  | (Address & { readonly permission: 'public'; handle(visit: Visit): Promise<Answer> })
  | (Address & { readonly permission: readonly string[]; handle(call: Call): Promise<Answer | Sheet> })

/** A workbook instead of an answer. */
export interface Sheet {
  readonly fileName: string
  /** Value of Content-Disposition. */
  readonly disposition: string
  readonly rowCount: number
  readonly stream: Readable
  /** How many rows have been written so far. */
  rowsDone(): number
}
export const isSheet = (answer: Answer | Sheet): answer is Sheet => 'stream' in answer
/** A list of what a read model answers; the arguments are as they came. */
export interface FigureExport {
  readonly actor: Actor
  readonly language: Language
  readonly model: ReadModel
  readonly table: string | undefined
  readonly args: Readonly<Record<string, unknown>>
}
/** Opens it as a workbook. */
export type ExportFigures = (job: FigureExport) => Promise<Sheet>
interface FigureColumn {
  readonly key: string
  readonly label: string
  readonly field: FieldDef
  readonly values: readonly unknown[]
  /** The same in the reader's language. */
  readonly cells: readonly (string | number | null)[]
}
/** It as it is: what a sheet of it would hold. */
export interface FigureTable {
  readonly days: readonly string[]
  readonly columns: readonly FigureColumn[]
  readonly rowCount: number
}
export type ReadTable = (job: FigureExport) => Promise<FigureTable>
/** Opens the rows that a list request finds as a workbook. */
export type ExportRows = (job: {
  readonly actor: Actor
  readonly resource: ResourceDef
  readonly language: Language
  readonly request: ListRequest
  /** Which columns, in which order; all of them unless said. */
  readonly columns?: readonly string[] | undefined
}) => Promise<Sheet>
/** Opens the groups of the rows that a list request finds as a workbook. */
export type ExportGroups = (job: {
  readonly actor: Actor
  readonly resource: ResourceDef
  readonly language: Language
  readonly request: GroupRequest
}) => Promise<Sheet>
/** Turns a workbook into rows, all of them or none; throws what is wrong with which row. */
export type ImportRows = (job: {
  readonly actor: Actor
  readonly language: Language
  readonly resource: ResourceDef
  readonly fileName: string
  readonly source: Readable
  /** Asked when the source has been taken in. */
  readonly updatesExisting: Promise<boolean>
  /** Rows that are wrong keep the others from nothing. */
  readonly goodRowsOnly: boolean
  /** What is in doubt was looked at and is meant so. */
  readonly confirmed: boolean
}) => Promise<{
  readonly created: number
  readonly changed: number
  readonly same: number
  /** Rows that were left out. */
  readonly error: number
  readonly logId: number
  readonly message: string
}>
