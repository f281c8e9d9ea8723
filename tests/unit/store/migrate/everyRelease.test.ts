import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { registry } from '../../../../server/domain/index.ts'
import { ledgerFaults } from '../../../../server/domain/ledger/index.ts'
import { systemActor } from '../../../../server/kernel/index.ts'
import { STEPS_TABLE } from '../../../../server/store/engine/steps.ts'
import { allResources, fillSpellings, migrate, openStore } from '../../../../server/store/index.ts'
import { inconsistencies } from '../../../../server/store/read/consistency.ts'
import { fillEveryTable, firstSteps, picture, statements } from '../../../support/store/oldBase.ts'
import { dialect, emptyBase } from '../../../support/store/store.ts'
import { isLong } from '../../../support/suite/longForms.ts'

const all = firstSteps(Number.POSITIVE_INFINITY)
afterAll(() => all.drop())
/** Releases by how many migrations they had; everyMigration.test.ts covers each step by itself. */
const releases = Array.from({ length: all.count - 1 }, (_, at) => at + 1).filter((count) => isLong || count % 24 === 5)

describe('a base of an earlier release with a row in every table', () => {
  it.each(releases)('that had %i migrations is brought up to date: no row is lost, all can be read, nothing contradicts', async (count) => {
    const base = await emptyBase()
    const old = firstSteps(count)
    try {
      await migrate(base.url, old.url)
      const tables = await fillEveryTable(base.url)
      await migrate(base.url)
      const store = await openStore({ url: base.url })
      await fillSpellings(store, registry)
      expect(await store.engine.damage()).toBeUndefined()
      expect(await ledgerFaults(store)).toEqual([])
      expect(await inconsistencies(store, registry)).toEqual([])
      const read = store.read(systemActor(1))
      for (const resource of allResources)
        expect([resource.name, (await read.of(resource).find({})).length >= 0]).toEqual([resource.name, true])
      await store.close()
      const left = await statements(
        base.url,
        tables.map((table) => `SELECT '${table}' AS name, count(*) AS rows FROM "${table}"`),
      )
      expect(left.flat().filter(({ rows }) => Number(rows) < 1)).toEqual([])
    } finally {
      old.drop()
      await base.drop()
    }
  })
})

const BREAK = '--> statement-breakpoint'
const WRONG = 'INSERT INTO no_such_table VALUES (1)'
/** On PostgreSQL each attempt takes a second. */
const SELDOM = dialect === 'sqlite' ? 97 : 397
/** So many of them are passed over where all are tried. */
const STRIDE = dialect === 'sqlite' ? 1 : 8
/** Where a migration of these may fail: before each of its statements, and after the last. */
function places() {
  const found = Array.from({ length: all.count - 1 }, (_, at) => at + 1).flatMap((step) => {
    const count = readFileSync(all.fileOf(step), 'utf8').split(BREAK).length
    return Array.from({ length: count + 1 }, (_, at) => ({ step, at }))
  })
  return found
}
/** A migration that writes rows alone changes nothing in a base that has none of them. */
async function stepsTaken(url: string): Promise<number> {
  const [[row] = []] = await statements(url, [`SELECT count(*) AS steps FROM ${STEPS_TABLE[dialect]}`])
  return Number(row?.['steps'])
}
/** Writes a statement that fails into a migration while something is done. */
async function broken({ step, at }: { step: number; at: number }, work: () => Promise<void>) {
  const file = all.fileOf(step)
  const sound = readFileSync(file, 'utf8')
  writeFileSync(file, sound.split(BREAK).toSpliced(at, 0, `\n${WRONG};\n`).join(BREAK))
  try {
    await work()
  } finally {
    writeFileSync(file, sound)
  }
}
describe('a migration that fails', () => {
  it('at any of its statements leaves the base of before as it was, and succeeds once nothing is in its way', async () => {
    const base = await emptyBase()
    const old = firstSteps(1)
    try {
      await migrate(base.url, old.url)
      await fillEveryTable(base.url)
      const before = await picture(base.url)
      // A few of them in every run, others each time the list grows.
      const found = places()
      for (const place of found.filter((_, at) => at % SELDOM === found.length % SELDOM)) {
        await broken(place, () => expect(migrate(base.url, all.url)).rejects.toThrow(/no_such_table/))
        expect([place, (await picture(base.url)) === before]).toEqual([place, true])
      }
      await migrate(base.url, all.url)
      expect(await stepsTaken(base.url)).toBe(all.count)
    } finally {
      old.drop()
      await base.drop()
    }
  })

  it.runIf(isLong)(
    'at each of its statements leaves the release before it as it was (needs test:all)',
    async () => {
      const base = await emptyBase()
      let before = ''
      let reached = 0
      try {
        for (const place of places().filter((_, at) => at % STRIDE === 0)) {
          if (place.step > reached) {
            const release = firstSteps(place.step)
            await migrate(base.url, release.url)
            release.drop()
            if (!reached) await fillEveryTable(base.url)
            reached = place.step
            before = await picture(base.url)
          }
          await broken(place, () => expect(migrate(base.url, all.url)).rejects.toThrow(/no_such_table/))
          expect([place, (await picture(base.url)) === before]).toEqual([place, true])
        }
        await migrate(base.url, all.url)
        expect(await stepsTaken(base.url)).toBe(all.count)
      } finally {
        await base.drop()
      }
    },
    3_600_000,
  )

  it.runIf(dialect === 'sqlite')('leaves the triggers of the indexes of texts where they were (needs SQLite)', async () => {
    const base = await emptyBase()
    try {
      await migrate(base.url)
      const before = await picture(base.url)
      const [triggers] = await statements(base.url, ["SELECT name FROM sqlite_master WHERE type = 'trigger' AND name LIKE '%text_added'"])
      expect(triggers?.length).toBeGreaterThan(0)
      const more = firstSteps(Number.POSITIVE_INFINITY)
      // The last step that adds something: that is there, and taking it again fails.
      const adding = Array.from({ length: all.count }, (_, step) => step).findLast((step) =>
        /^(ALTER|CREATE) /m.test(readFileSync(all.fileOf(step), 'utf8')),
      )
      await statements(base.url, [`DELETE FROM __drizzle_migrations WHERE created_at > ${adding}`])
      await expect(migrate(base.url, more.url)).rejects.toThrow()
      more.drop()
      expect(await picture(base.url)).toBe(before)
    } finally {
      await base.drop()
    }
  })
})
