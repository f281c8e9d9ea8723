import type { Read } from '../ports.ts'
import type { Language } from '../schema/actor.ts'
import type { FieldDef, FieldOptions } from '../schema/field.ts'
import type { Computed, Fields, ResourceDef, RowOf } from '../schema/resource.ts'
import type { Registry } from './registry.ts'

/** An object that read models answer: its name in the API, what it is, and its fields. */
export interface Shape<F extends Answers = Answers> {
  readonly type: string
  readonly says: string
  readonly fields: F
}
/** What a list or a nested object may be made of: an object of its own, rows of a resource, or, for lists, plain values. */
type Item = Shape | ResourceDef | FieldDef
type NestedOptions = Pick<FieldOptions, 'says' | 'nullable'>
export interface Nested<I = Item, L extends boolean = boolean, O = object> {
  readonly of: I
  readonly isList: L
  readonly options: O & NestedOptions
}
export type Answer = FieldDef | Nested
export type Answers = Readonly<Record<string, Answer>>

type NullIf<O> = O extends { nullable: true } ? null : never
type ItemOf<I> =
  I extends Shape<infer F>
    ? { -readonly [K in keyof F]: AnswerOf<F[K]> }
    : I extends ResourceDef
      ? RowOf<I>
      : I extends FieldDef<infer T>
        ? T
        : never
/** The static type of what a shape, a field or a whole read model answers. */
export type AnswerOf<A> =
  A extends Nested<infer I, infer L, infer O>
    ? (L extends true ? ItemOf<I>[] : ItemOf<I>) | NullIf<O>
    : A extends FieldDef<infer T, infer O>
      ? T | NullIf<O>
      : ItemOf<A>

type OptionsOf<D> = D extends FieldDef<unknown, infer O> ? O : never
type ValueOf<D> = D extends FieldDef<infer T> ? T : never
type Given<A extends Fields> = { [K in keyof A as OptionsOf<A[K]> extends { required: true } | { default: unknown } ? K : never]: A[K] }
/** Checked arguments: what is required or has a default is there, the rest may be. */
export type ArgsOf<A extends Fields> = { [K in keyof Given<A>]: ValueOf<A[K & keyof A]> } & {
  [K in Exclude<keyof A, keyof Given<A>>]?: ValueOf<A[K]> | null
}

/** What a read model works with: the base as its reader sees it, and the reader's language. */
export interface Reading {
  readonly read: Read
  readonly registry: Registry
  readonly language: Language
  /** The text of a locale key in that language. */
  readonly say: (key: string, params?: Record<string, unknown>) => string
  /** The fields of the answer that are asked for; all of them unless said. */
  readonly fields?: ReadonlySet<string>
}
/** Whether somebody asks for a part of an answer that costs something of its own. */
export const wants = ({ fields }: Pick<Reading, 'fields'>, part: string) => fields?.has(part) ?? true
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
  readonly says: string
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
interface Spec<A extends Fields, R extends Answer> {
  /** What it answers, as a sentence; of a live one without its full stop, since what follows depends on how it is asked. */
  says: string
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

/** An object for answers, named as in the API; used by as many read models as like. */
export const shape = <const F extends Answers>(type: string, says: string, fields: F): Shape<F> => Object.freeze({ type, says, fields })
export const objectOf = <I extends Shape | ResourceDef, const O extends NestedOptions = object>(
  of: I,
  options?: O,
): Nested<I, false, O> => ({
  of,
  isList: false,
  options: options ?? ({} as O),
})
export const listOf = <I extends Item, const O extends NestedOptions = object>(of: I, options?: O): Nested<I, true, O> => ({
  of,
  isList: true,
  options: options ?? ({} as O),
})

type FieldNamed<D, K> = D extends { fields: infer F extends Fields } ? (K extends keyof F ? F[K] : FieldDef<string>) : never
/** A choice of a resource, for arguments and answers: its values and words are those of the resource. */
export function choiceOf<
  D extends ResourceDef,
  K extends (keyof D['fields'] | keyof D['computed']) & string,
  const O extends FieldOptions = object,
>(resource: D, key: K, options?: O): FieldDef<ValueOf<FieldNamed<D, K>>, O, 'choice'> {
  const field = resource.fields[key] ?? (resource.computed as Readonly<Record<string, Computed>>)[key]?.field
  if (field?.kind !== 'choice') throw new Error(`${resource.name}.${key} is no choice`)
  const declaredBy = { resource: resource.name, key }
  return { kind: 'choice', options: options ?? ({} as O), values: field.values ?? [], declaredBy }
}

/**
 * Defines something to be read that is no row: figures, a summary, a calendar, a lookup. The operation of the API with its types, the check
 * of the arguments, permission and plant, the live stream, REST, workbooks and what a write makes stale are derived from the result.
 */
export function defineReadModel<R extends Answer, A extends Fields = Record<never, never>>(name: string, spec: Spec<A, R>): ReadModel {
  return Object.freeze({ args: {}, isForWalls: false, parts: [], ...spec, name }) as unknown as ReadModel
}

export const isShape = (item: Item): item is Shape => 'type' in item && !('permission' in item)
export const isResource = (item: Item): item is ResourceDef => 'permission' in item
export const isNested = (answer: Answer): answer is Nested => 'isList' in answer

/** The object that a read model answers, one or a list of them; nothing where it answers rows or plain values. */
export const shapeOf = ({ result }: Pick<ReadModel, 'result'>): Shape | undefined =>
  isNested(result) && isShape(result.of) ? result.of : undefined
/** All objects that an answer is made of. */
export const shapesIn = (answer: Answer): Shape[] =>
  isNested(answer) && isShape(answer.of) ? [answer.of, ...Object.values(answer.of.fields).flatMap(shapesIn)] : []
/** Whose changes may change what a read model answers; nothing is said where any may. */
export function sourcesOf(
  { stale }: Pick<ReadModel, 'stale'>,
  { resources }: Pick<Registry, 'resources'>,
): readonly ResourceDef[] | undefined {
  if (stale === 'everything') return undefined
  return typeof stale === 'function' ? resources.filter(stale) : stale
}

/** In which words somebody is answered, and what of it. */
export type Telling = Pick<Reading, 'language' | 'say' | 'fields'>

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
  const asked = Object.entries(args).filter(([, value]) => value !== null)
  const wanted = model.parts.filter((part) => wants(reading, part))
  const key = [name, wanted, JSON.stringify(asked.sort(([a], [b]) => (a < b ? -1 : 1))), remembered(read, args)].join('|')
  return read.remembered(key, sources, () => model.read({ ...reading, read: read.entire }, args))
}
