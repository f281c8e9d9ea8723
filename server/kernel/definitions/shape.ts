import type { FieldDef, FieldOptions } from '../schema/field.ts'
import type { Computed, Fields, ResourceDef, RowOf } from '../schema/resource.ts'

/** An object type of answers: its name in the API, its description and its fields. */
export interface Shape<F extends Answers = Answers> {
  readonly type: string
  readonly description: string
  readonly fields: F
}
/** The element of a list or nested object: a shape, rows of a resource, or, in lists, plain values. */
type Item = Shape | ResourceDef | FieldDef
type NestedOptions = Pick<FieldOptions, 'description' | 'nullable'>
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
/** The static type of the values of a shape, a field or a read model. */
export type AnswerOf<A> =
  A extends Nested<infer I, infer L, infer O>
    ? (L extends true ? ItemOf<I>[] : ItemOf<I>) | NullIf<O>
    : A extends FieldDef<infer T, infer O>
      ? T | NullIf<O>
      : ItemOf<A>

type OptionsOf<D> = D extends FieldDef<unknown, infer O> ? O : never
type ValueOf<D> = D extends FieldDef<infer T> ? T : never
type RequiredArgs<A extends Fields> = {
  [K in keyof A as OptionsOf<A[K]> extends { required: true } | { default: unknown } ? K : never]: A[K]
}
/** The static type of checked arguments: those required or with a default are present, others may be absent. */
export type ArgsOf<A extends Fields> = { [K in keyof RequiredArgs<A>]: ValueOf<A[K & keyof A]> } & {
  [K in Exclude<keyof A, keyof RequiredArgs<A>>]?: ValueOf<A[K]> | null
}

/** Defines an object type of answers by its name in the API; read models may share it. */
export const shape = <const F extends Answers>(type: string, description: string, fields: F): Shape<F> =>
  Object.freeze({ type, description, fields })
/** A nested object in an answer: a shape, or a row of a resource. */
export const objectOf = <I extends Shape | ResourceDef, const O extends NestedOptions = object>(
  of: I,
  options?: O,
): Nested<I, false, O> => ({
  of,
  isList: false,
  options: options ?? ({} as O),
})
/** A list in an answer: of shapes, rows of a resource, or plain values. */
export const listOf = <I extends Item, const O extends NestedOptions = object>(of: I, options?: O): Nested<I, true, O> => ({
  of,
  isList: true,
  options: options ?? ({} as O),
})

type FieldNamed<D, K> = D extends { fields: infer F extends Fields } ? (K extends keyof F ? F[K] : FieldDef<string>) : never
/** A choice of a resource for arguments and answers, with its values and labels. */
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

/** Tell the elements of an answer apart: a shape, a resource, a nested object or list; anything else is a plain field. */
export const isShape = (item: Item): item is Shape => 'type' in item && !('permission' in item)
export const isResource = (item: Item): item is ResourceDef => 'permission' in item
export const isNested = (answer: Answer): answer is Nested => 'isList' in answer

/** All shapes that an answer contains, nested ones included. */
export const shapesIn = (answer: Answer): Shape[] =>
  isNested(answer) && isShape(answer.of) ? [answer.of, ...Object.values(answer.of.fields).flatMap(shapesIn)] : []
