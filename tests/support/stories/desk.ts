import { registry } from '../../../server/domain/index.ts'
import {
  type Actor,
  type Call,
  carryOut,
  flowOf,
  type ResourceDef,
  type Row,
  type RowOf,
  type Transition,
  type Where,
} from '../../../server/kernel/index.ts'
import { make, person, sampleInput, unique } from '../samples/factories.ts'
import type { Rivals } from '../store/rivals.ts'

type Values = Record<string, unknown>
/** A row as tables of races use it: its fields are looked at, never typed. */
export type Made = Row

/** What callers of one plant do to rows of each resource, each over the process that serves them (`nth`). */
export interface Desk {
  readonly rivals: Rivals
  /** A row that is simply there. */
  row(resource: ResourceDef, values?: Values): Promise<Made>
  /** A row as somebody adds it. */
  added(resource: ResourceDef, values?: Values): Promise<Made>
  /** Everything that adding a row asks for, found out beforehand. */
  input(resource: ResourceDef, values?: Values): Promise<Values>
  add(nth: number, resource: ResourceDef, input: Values): () => Promise<Made>
  change(nth: number, resource: ResourceDef, one: { id: number }, input: Values): () => Promise<Made>
  changeMany(nth: number, resource: ResourceDef, ids: readonly number[], input: Values): () => Promise<number>
  drop(nth: number, resource: ResourceDef, one: { id: number }): () => Promise<number>
  take(nth: number, resource: ResourceDef, one: { id: number }, step: string, input?: Values, who?: Actor): () => Promise<Made>
  call(nth: number, name: string, args: Values): () => Promise<unknown>
  /** Rows as they stand now. */
  find<D extends ResourceDef>(resource: D, where: Where<D>): Promise<RowOf<D>[]>
  now<D extends ResourceDef>(resource: D, one: { id: number }): Promise<RowOf<D> | null>
  /** The rows that a field of many links names. */
  linksOf(resource: ResourceDef, one: { id: number }, key: string): Promise<number[]>
  /** Somebody else with all rights, who has an account. */
  colleague(): Promise<Actor>
}

const stepOf = (resource: ResourceDef, name: string) => flowOf(resource)?.steps[name] as Transition<ResourceDef>
const callOf = (name: string) => registry.areas.flatMap((area) => area.calls ?? []).find((one) => one.name === name) as Call
const words = () => (key: string) => key

export function deskOf(rivals: Rivals): Desk {
  const { store, system, actor, plantId } = rivals
  const read = () => store.read(system)
  return {
    rivals,
    row: (resource, values) => make(store, system, resource, values),
    added: async (resource, values) => rivals.ops(0).create(actor, resource, await sampleInput(store, system, resource, values)),
    input: (resource, values) => sampleInput(store, system, resource, values),
    add: (nth, resource, input) => () => rivals.ops(nth).create(actor, resource, input),
    change:
      (nth, resource, { id }, input) =>
      () =>
        rivals.ops(nth).update(actor, resource, id, input),
    changeMany: (nth, resource, ids, input) => () => rivals.ops(nth).updateMany(actor, resource, ids, input),
    drop:
      (nth, resource, { id }) =>
      () =>
        rivals.ops(nth).remove(actor, resource, [id]),
    take:
      (nth, resource, { id }, step, input = {}, who = actor) =>
      () =>
        rivals.ops(nth).step(who, stepOf(resource, step), id, input),
    call: (nth, name, args) => () => carryOut(callOf(name), { store: rivals.storeOf(nth), registry, actor, language: 'en', words }, args),
    find: (resource, where) => read().of(resource).find(where),
    now: async (resource, { id }) => (await read().of(resource).many([id]))[0] ?? null,
    linksOf: async (resource, { id }, key) =>
      (
        await read()
          .of(resource)
          .linksOf(key as never, [id])
      ).get(id) ?? [],
    async colleague() {
      const account = await make(store, system, registry.byName('user') as ResourceDef, { username: `colleague${unique()}` })
      return person(plantId, ['*:*:*'], { userId: account.id })
    },
  }
}
