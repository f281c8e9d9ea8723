import {
  type Actor,
  type DayColumns,
  type DayPages,
  type DayRange,
  type Db,
  type GroupQuery,
  type List,
  type ListQuery,
  type Read,
  type ResourceDef,
  type Rows,
  systemActor,
} from '../../kernel/index.ts'
import type { Memory } from '../cache/memory.ts'
import { isLimited, isSystemWide, scopeOf } from '../schema/scope.ts'
import { crossPlantIds, worksEverywhere } from './crossPlantUse.ts'
import { groupedRows } from './groups.ts'
import { listedIds, listRows } from './list.ts'
import { plantDb } from './plantDb.ts'
import { hiddenBy, rowsOf } from './rows.ts'
import type { ListSource } from './totals.ts'

/** What all readers at one moment share. */
export interface ReadSource extends ListSource {
  readonly memory: Memory
}

const rowsSource = ({ source: { tables, engine }, actor }: ActorRead, lane: 'quick' | 'heavy') => ({
  tables,
  db: engine[lane],
  actor,
  gathered: lane === 'quick' ? engine.gathered : undefined,
})

/** The database as one actor sees it at one moment. A class, since several are created per request and methods cost nothing to create. */
export class ActorRead implements Read {
  readonly source: ReadSource
  readonly actor: Actor
  /** A property instead of a method: read models destructure it. */
  readonly table: Read['table']
  #db: Db | undefined
  constructor(source: ReadSource, actor: Actor) {
    this.source = source
    this.actor = actor
    this.table = source.tables.of
  }

  get now() {
    return this.source.now
  }
  get offsetMinutes() {
    return this.source.offsetMinutes
  }
  get db(): Db {
    const { heavy } = this.source.engine
    if (isSystemWide(this.actor)) return heavy
    this.#db ??= plantDb(heavy, this.actor.plantId)
    return this.#db
  }
  within(resource: ResourceDef) {
    return scopeOf(this.actor, resource, this.source.tables)
  }
  hiddenBy(resource: ResourceDef, id: number) {
    return hiddenBy(rowsSource(this, 'quick'), resource, id)
  }
  of<D extends ResourceDef>(resource: D): Rows<D> {
    return rowsOf(rowsSource(this, 'quick'), resource) as never
  }
  inBulk<D extends ResourceDef>(resource: D): Rows<D> {
    return rowsOf(rowsSource(this, 'heavy'), resource) as never
  }
  list<D extends ResourceDef>(resource: D, query: ListQuery): Promise<List<never>> {
    return listRows(this.source, this.actor, resource, query) as never
  }
  ids(resource: ResourceDef, query: ListQuery, max: number) {
    return listedIds(this.source, this.actor, resource, { ...query, no: 1, size: max })
  }
  groups(resource: ResourceDef, query: GroupQuery) {
    return groupedRows(this.source, this.actor, resource, query)
  }
  crossPlantIds(resource: ResourceDef, ids: readonly number[]) {
    return crossPlantIds(rowsSource(this, 'quick'), resource, ids)
  }
  worksEverywhere() {
    return worksEverywhere(rowsSource(this, 'quick'))
  }
  get asSystem(): Read {
    return new ActorRead(this.source, systemActor(0))
  }
  get withoutDataScope(): Read {
    return this.actor.dataScope === 'all' ? this : new ActorRead(this.source, { ...this.actor, dataScope: 'all' })
  }
  async remembered<T>(key: string, resources: readonly ResourceDef[], make: () => Promise<T>) {
    if (resources.some((one) => isLimited(this.actor, one))) return make()
    const { memory } = this.source
    memory.mustWatch(resources)
    await memory.caughtUp()
    const reads = resources.map((one) => ({ resource: one.name }))
    return memory.figures.get(reads, `${this.actor.plantId}|${key}`, make)
  }
  async days<K extends string, N extends string>(columns: DayColumns<K, N>, range: DayRange): Promise<DayPages<K, N>> {
    const { memory, engine, tables, offsetMinutes } = this.source
    await memory.caughtUp()
    const scope = isLimited(this.actor, columns.resource) ? scopeOf(this.actor, columns.resource, tables) : undefined
    const source = { db: engine.heavy, tables, plantId: this.actor.plantId, offsetMinutes, scope }
    return memory.days.pages(source, columns, range) as never
  }
}
