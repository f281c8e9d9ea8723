import type { Read } from '../ports.ts'
import type { Fields, ResourceDef } from '../schema/resource.ts'
import type { Reading, ReadModel, Registry, Sheets, Stale } from './area.ts'
import { type Answer, type AnswerOf, type ArgsOf, isNested, isShape, type Nested, type Shape } from './shape.ts'

/** Whether somebody asks for a part of an answer that costs something of its own. */
export const wants = ({ fields }: Pick<Reading, 'fields'>, part: string) => fields?.has(part) ?? true
interface Spec<A extends Fields, R extends Answer> {
  /** What it answers, as a sentence; of a live one without its full stop, since what follows depends on how it is asked. */
  description: string
  permission: readonly string[]
  args?: A
  result: R
  /** Every resource that `read` looks at. */
  stale: Stale
  /** Whose labels the arguments carry in refusals. */
  about?: ResourceDef
  /** Whether the key of a wall display opens it. */
  isForWalls?: boolean
  /** Also a subscription: the answer at once, and anew after each change of what makes it stale. One is computed for all viewers of a plant. */
  live?: { minIntervalMs?: number }
  /** Lists of the answer that `read` leaves empty where nobody wants them (`wants`). */
  parts?: readonly (R extends Nested<Shape<infer F>> ? keyof F & string : never)[]
  /** The answer is kept as long as nothing makes it stale. Out: what else decides it besides plant and arguments, the clock for example. */
  remembered?(read: Read, args: ArgsOf<A>): string
  /** Its address below /api/v1, and the name that the answer has there. */
  rest?: { path: string; as: string }
  sheets?: Sheets
  read(x: Reading, args: ArgsOf<A>): Promise<AnswerOf<R>>
}

/**
 * Defines something to be read that is no row: figures, a summary, a calendar, a lookup. The operation of the API with its types, the check
 * of the arguments, permission and plant, the live stream, REST, workbooks and what a write makes stale are derived from the result.
 */
export function defineReadModel<R extends Answer, A extends Fields = Record<never, never>>(name: string, spec: Spec<A, R>): ReadModel {
  return Object.freeze({ args: {}, isForWalls: false, parts: [], ...spec, name }) as unknown as ReadModel
}

/** The object that a read model answers, one or a list of them; nothing where it answers rows or plain values. */
export const shapeOf = ({ result }: Pick<ReadModel, 'result'>): Shape | undefined =>
  isNested(result) && isShape(result.of) ? result.of : undefined
/** Whose changes may change what a read model answers; nothing is said where any may. */
export function sourcesOf(
  { stale }: Pick<ReadModel, 'stale'>,
  { resources }: Pick<Registry, 'resources'>,
): readonly ResourceDef[] | undefined {
  if (stale === 'everything') return undefined
  return typeof stale === 'function' ? resources.filter(stale) : stale
}

/** In which words somebody is answered, and what of it. */
export type ReadContext = Pick<Reading, 'language' | 'translate' | 'fields'>

/**
 * What a read model answers to arguments that have been checked, by a reader who may ask. What is remembered is the same for everybody in
 * the plant who is not limited to some of the records that it counts.
 */
export function answer(model: ReadModel, reading: Reading, args: Readonly<Record<string, unknown>>): Promise<unknown> {
  const { name, remembered } = model
  const { read, registry } = reading
  const sources = sourcesOf(model, registry)
  // Whoever may not open every row that figures count has figures of their own.
  const isOwn = sources?.some(({ owner }) => owner) && read.actor.dataScope !== 'all'
  if (!remembered || !sources || isOwn) return model.read(reading, args)
  const provided = Object.entries(args).filter(([, value]) => value !== null)
  const wanted = model.parts.filter((part) => wants(reading, part))
  const key = [name, wanted, JSON.stringify(provided.sort(([a], [b]) => (a < b ? -1 : 1))), remembered(read, args)].join('|')
  return read.remembered(key, sources, () => model.read({ ...reading, read: read.withoutDataScope }, args))
}
