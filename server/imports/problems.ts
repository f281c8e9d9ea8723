import { Refusal } from '../kernel/index.ts'

interface Problem {
  /** Of what: the file is refused, a cell or a row is a fault or a doubt, a question is asked about all rows. */
  readonly of: 'file' | 'cell' | 'question'
  /** Whether a person may confirm it; all else is an error. */
  readonly isConfirmed: boolean
  /** What its sentence names. */
  readonly params: readonly string[]
}
const file = <const P extends readonly string[]>(...params: P) => ({ of: 'file', isConfirmed: false, params }) as const
const cell = <const P extends readonly string[]>(...params: P) => ({ of: 'cell', isConfirmed: false, params }) as const
const doubt = <const P extends readonly string[]>(...params: P) => ({ of: 'cell', isConfirmed: true, params }) as const
const question = <const P extends readonly string[]>(...params: P) => ({ of: 'question', isConfirmed: true, params }) as const

/** Everything that can be wrong with a file, a row or a cell, by its key below `import` in the locales; a field may break rules of the kernel too. */
export const PROBLEMS = {
  emptyFile: file(),
  notExcel: file(),
  oldExcel: file(),
  encrypted: file(),
  otherOffice: file('kind'),
  notWorkbook: file(),
  broken: file(),
  tooManyParts: file('limit'),
  tooLargeInside: file('limit'),
  bomb: file(),
  merged: file(),
  tooMuch: file(),
  tooSlow: file('seconds'),
  tooManyRows: file('limit'),
  tooManyColumns: file('limit'),
  cellTooLong: file('row', 'limit'),
  empty: file(),
  noSuchSheet: file('sheet'),
  mappedTwice: file('field'),
  badMapping: file('column'),
  nothingMapped: file(),
  'cells.said': cell('message'),
  'cells.choice': cell('value', 'allowed'),
  'cells.flag': cell('value', 'allowed'),
  'cells.instant': cell(),
  'cells.error': cell('value'),
  'cells.uncalculated': cell(),
  'cells.doubt': doubt('shown', 'stored'),
  'cells.noName': cell('shown', 'stored'),
  'cells.unknown': cell('value'),
  'cells.elsewhere': cell('value', 'field'),
  'cells.ambiguous': cell('value', 'count'),
  'cells.exists': cell(),
  'cells.noRecord': cell(),
  'cells.severalRecords': cell('count'),
  'cells.changedSince': cell(),
  'cells.twin': cell('row'),
  'cells.mayNotAdd': cell(),
  'cells.mayNotEdit': cell(),
  'questions.hidden': question('count'),
  'questions.doubtful': question('count'),
} as const satisfies Readonly<Record<string, Problem>>

type All = typeof PROBLEMS
type Named<D extends Pick<Problem, 'of' | 'isConfirmed'>, Begin extends string = ''> = {
  [K in keyof All]: All[K] extends D ? (K extends `${Begin}${infer Name}` ? Name : never) : never
}[keyof All]
type Params<K extends keyof All> = All[K]['params'] extends readonly [] ? [] : [params: Readonly<Record<All[K]['params'][number], unknown>>]
type FileProblem = Named<{ of: 'file'; isConfirmed: false }>
type CellProblem = Named<{ of: 'cell'; isConfirmed: false }, 'cells.'>
type CellDoubt = Named<{ of: 'cell'; isConfirmed: true }, 'cells.'>
export type Question = Named<{ of: 'question'; isConfirmed: true }, 'questions.'>

/** A cell or a row that cannot be what its field asks for: a key below `import.cells`, or a rule of the kernel. */
export interface CellFault {
  readonly rule: string
  readonly params?: Readonly<Record<string, unknown>>
}
type Raise<N extends CellProblem | CellDoubt> = <P extends N>(problem: P, ...params: Params<`cells.${P}`>) => CellFault
const ofCell = (problem: string, params?: CellFault['params']): CellFault => ({
  rule: `import.cells.${problem}`,
  ...(params && { params }),
})
export const cellFault: Raise<CellProblem> = ofCell
/** What may not be what somebody typed, and is written if a person confirms it. */
export const cellDoubt: Raise<CellDoubt> = ofCell
export const refuseFile = <N extends FileProblem>(problem: N, ...[params]: Params<N>) => refusalOf({ code: problem, params: { ...params } })
/** The refusal of what crosses from the reading process as plain data: a test holds its codes against the problems. */
export const refusalOf = ({ code, params }: { code: string; params: Record<string, unknown> }) => new Refusal(`import.${code}`, params)
