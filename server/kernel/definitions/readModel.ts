import type { Read } from '../ports.ts'
import type { Fields, ResourceDef } from '../schema/resource.ts'
import type { Reading, ReadModel, Registry, Sheets, Stale } from './area.ts'
import { type Answer, type AnswerOf, type ArgsOf, isNested, isShape, type Nested, type Shape } from './shape.ts'

/** Whether the request includes a part of the answer that is costly to compute. */
export const wants = ({ fields }: Pick<Reading, 'fields'>, part: string) => fields?.has(part) ?? true
interface Spec<A extends Fields, R extends Answer> {
  /** What it returns, as a sentence for the API documentation; for a live one without the full stop, because text is appended. */
  description: string
  permission: readonly string[]
  args?: A
  result: R
  /** Every resource that `read` queries. */
  stale: Stale
  /** The resource whose labels name the arguments in refusals. */
  about?: ResourceDef
  /** Whether the key of a wall display permits it. */
  isForWalls?: boolean
  /**
   * Also a subscription: sends the answer initially and after each change of its sources, at most once per interval (ms). One computation
   * is shared by all viewers of a plant.
   */
  live?: { minIntervalMs?: number }
  /** Lists of the answer that `read` leaves empty unless requested (`wants`). */
  parts?: readonly (R extends Nested<Shape<infer F>> ? keyof F & string : never)[]
  /** Caches the answer until a source changes. Returns what else decides it besides plant and arguments, such as the current day. */
  remembered?(read: Read, args: ArgsOf<A>): string
  /** Path below /api/v1, and the name of the answer there. */
  rest?: { path: string; as: string }
  sheets?: Sheets
  read(x: Reading, args: ArgsOf<A>): Promise<AnswerOf<R>>
}

/**
 * Defines an answer that is no row: figures, a summary, a calendar, a lookup. The API operation with its types, the checks of arguments,
 * permission and plant, the live stream, REST, workbooks and invalidation are derived from the result.
 */
export function defineReadModel<R extends Answer, A extends Fields = Record<never, never>>(name: string, spec: Spec<A, R>): ReadModel {
  return Object.freeze({ args: {}, isForWalls: false, parts: [], ...spec, name }) as unknown as ReadModel
}

/** The shape that a read model returns, single or as a list; undefined where it returns rows or plain values. */
export const shapeOf = ({ result }: Pick<ReadModel, 'result'>): Shape | undefined =>
  isNested(result) && isShape(result.of) ? result.of : undefined
/** The resources whose changes invalidate an answer; undefined where any may. */
export function sourcesOf(
  { stale }: Pick<ReadModel, 'stale'>,
  { resources }: Pick<Registry, 'resources'>,
): readonly ResourceDef[] | undefined {
  if (stale === 'everything') return undefined
  return typeof stale === 'function' ? resources.filter(stale) : stale
}

/** The reader's language and the requested fields. */
export type ReadContext = Pick<Reading, 'language' | 'translate' | 'fields'>

/**
 * Runs a read model with checked arguments for a permitted reader. A cached answer is shared by all readers in the plant whose data scope
 * is unlimited.
 */
export function answer(model: ReadModel, reading: Reading, args: Readonly<Record<string, unknown>>): Promise<unknown> {
  const { name, remembered } = model
  const { read, registry } = reading
  const sources = sourcesOf(model, registry)
  // A limited data scope changes the figures, so such readers share no cached answer.
  const isOwn = sources?.some(({ owner }) => owner) && read.actor.dataScope !== 'all'
  if (!remembered || !sources || isOwn) return model.read(reading, args)
  const provided = Object.entries(args).filter(([, value]) => value !== null)
  const wanted = model.parts.filter((part) => wants(reading, part))
  const key = [name, wanted, JSON.stringify(provided.sort(([a], [b]) => (a < b ? -1 : 1))), remembered(read, args)].join('|')
  return read.remembered(key, sources, () => model.read({ ...reading, read: read.withoutDataScope }, args))
}
