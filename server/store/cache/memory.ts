import { type Db, type ReadModel, sourcesOf } from '../../kernel/index.ts'
import type { Tables } from '../schema/tables.ts'
import { DayMemory } from './dayCache.ts'
import { ChangeMarks } from './invalidationLog.ts'
import { ResultCache, type Written } from './resultCache.ts'

/** What is cached of a database: totals of lists, answers of read models and rows by day. */
export interface Memory {
  readonly totals: ResultCache
  readonly figures: ResultCache
  readonly days: DayMemory
  /** Resolves when the writes of other processes until now are applied here. */
  readonly caughtUp: () => Promise<void>
  /** Throws for resources without marks, whose changes by other processes would go unnoticed. */
  mustWatch(resources: readonly { readonly name: string }[]): void
}
/** Most cached figures; a year of charts is large, and few are viewed at a time. */
const FIGURES = 60
/** No cache, for reads inside a transaction, which may be rolled back. */
export const NO_CACHE: Memory = {
  totals: new ResultCache(false),
  figures: new ResultCache(false),
  days: new DayMemory(false),
  caughtUp: async () => {},
  mustWatch() {},
}

/** The resources on which any cache depends. */
function watchedOf({ registry }: Tables, models: readonly ReadModel[]): ReadonlySet<string> {
  const resources = [...registry.values()]
  const sources = models.flatMap((model) => (model.remembered ? (sourcesOf(model, { resources }) ?? []) : []))
  return new Set([...sources, ...resources.filter(({ days }) => days.length)].map(({ name }) => name))
}

/** The caches of one store. On SQLite one process makes all writes; processes that share a PostgreSQL database exchange marks. */
export class StoreMemory {
  readonly totals: ResultCache
  readonly figures = new ResultCache(true, FIGURES)
  readonly days = new DayMemory(true)
  readonly #watched: ReadonlySet<string>
  readonly #marks: ChangeMarks | undefined

  constructor(tables: Tables, { models, now }: { models: readonly ReadModel[]; now: () => Date }) {
    const isSingleProcess = tables.dialect === 'sqlite'
    this.totals = new ResultCache(isSingleProcess)
    this.#watched = watchedOf(tables, models)
    this.#marks = isSingleProcess ? undefined : new ChangeMarks(tables, this.#watched, now)
  }

  /** The caches for one reader, with one check for marks: answers are as of then, or newer. */
  for(db: Db): Memory {
    const { totals, figures, days } = this
    let looked: Promise<void> | undefined
    const caughtUp = async () => {
      looked ??= this.#marks?.look(db, (written) => this.#apply(written))
      await looked
    }
    const mustWatch = (resources: readonly { readonly name: string }[]) => {
      for (const { name } of resources) if (!this.#watched.has(name)) throw new Error(`nothing of ${name} may be remembered`)
    }
    return { totals, figures, days, caughtUp, mustWatch }
  }

  changed(written: Written) {
    this.totals.changed(written)
    this.figures.changed(written)
    this.days.changed(written)
  }
  async leaveMark(db: Db, written: readonly Written[]) {
    await this.#marks?.leave(db, written)
  }

  #apply(written: readonly Written[] | 'anything') {
    if (written !== 'anything') for (const one of written) this.changed(one)
    else for (const cache of [this.figures, this.days]) cache.forget()
  }
}
