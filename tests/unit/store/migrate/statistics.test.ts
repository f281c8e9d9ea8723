import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Mutex } from '../../../../server/platform/mutex.ts'
import { openFile } from '../../../../server/store/engine/sqlite.ts'
import { updateStatistics } from '../../../../server/store/engine/statistics.ts'

const file = join(tmpdir(), `statistics-${process.pid}.sqlite`)

describe('what a SQLite base knows of its rows', () => {
  let writer: Database.Database
  let reader: Database.Database
  beforeAll(() => {
    writer = openFile(file)
    writer.exec(`create table claim (id integer primary key, state text, day integer);
      create index by_state on claim (state); create index by_day on claim (day)`)
    const add = writer.prepare('insert into claim (state, day) values (?, ?)')
    writer.transaction(() => {
      for (let nth = 0; nth < 2000; nth++) add.run(nth % 500 ? 'CLOSED' : 'NEW', nth % 40)
    })()
    reader = openFile(file, true)
  })
  afterAll(() => {
    reader.close()
    writer.close()
    for (const beside of ['', '-wal', '-shm']) rmSync(file + beside, { force: true })
  })

  const planOf = (state: string) => {
    const sql = `select id from claim where state = '${state}' and day = 7`
    // The schema is read anew by what runs, not by what is only explained.
    reader.prepare(sql).all()
    return (reader.prepare(`explain query plan ${sql}`).get() as { detail: string }).detail
  }

  it('is told anew to connections that are open, while others write', async () => {
    const before = [planOf('NEW'), planOf('CLOSED')]
    const mutex = new Mutex(10_000)
    const updated = updateStatistics(reader, file, mutex)
    const free = await mutex.lock()
    writer.exec("insert into claim (state, day) values ('NEW', 1)")
    free()
    await updated
    expect(before[0]).toBe(before[1])
    expect(planOf('NEW')).toContain('by_state')
    expect(planOf('CLOSED')).toContain('by_day')
    expect(writer.prepare("select count(*) from sqlite_schema where name = 'statistics_were_read'").pluck().get()).toBe(0)
  })
})
