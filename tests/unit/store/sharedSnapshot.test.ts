import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { department } from '../../../server/domain/identity/index.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { SharedSnapshot } from '../../../server/store/sharedSnapshot.ts'
import { openFile } from '../../../server/store/sqlite.ts'
import { dialect, testStore } from '../../support/store.ts'

let folder: string
let writer: Database.Database
let reader: Database.Database
let snapshot: SharedSnapshot
const put = (name: string) => writer.prepare('insert into item values (?)').run(name)
let names: () => unknown
const nextTurn = () => new Promise((resolve) => setImmediate(resolve))
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'millwright-snapshot-'))
  const file = join(folder, 'base.sqlite')
  writer = openFile(file)
  writer.exec('create table item (name text)')
  reader = openFile(file, true)
  snapshot = new SharedSnapshot(reader)
  const asked = reader.prepare('select name from item').pluck()
  names = () => asked.all()
})
afterEach(() => {
  snapshot.leave()
  for (const one of [reader, writer]) one.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('reads of one turn of the event loop', () => {
  it('see the same base, and those of the next turn what has come since', async () => {
    put('a')
    expect([names(), reader.inTransaction]).toEqual([['a'], true])
    put('b')
    expect(names()).toEqual(['a'])
    await nextTurn()
    expect([reader.inTransaction, names()]).toEqual([false, ['a', 'b']])
  })

  it('see what is committed between them, as the writer says so before', async () => {
    put('a')
    expect(names()).toEqual(['a'])
    snapshot.leave()
    put('b')
    expect(names()).toEqual(['a', 'b'])
    // What was open before is not ended twice, nor what is open now ended late.
    await nextTurn()
    expect(reader.inTransaction).toBe(false)
  })

  it('are not what the log of the base waits for', async () => {
    put('a')
    names()
    snapshot.leave()
    const [state] = writer.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[]
    expect(state?.busy).toBe(0)
  })
})

it.runIf(dialect === 'sqlite')('whoever reads right after a commit, in the same turn, reads what was written (needs SQLite)', async () => {
  const { store, close } = await testStore()
  const actor = systemActor(0)
  const { id } = await store.write(actor, (uow) => uow.of(department).create({ deptName: 'd' }))
  const read = (of: number) => store.read(actor).of(department).get(of)
  const row = await read(id)
  for (const more of [1, 2, 3]) {
    await read(id)
    await store.bulk(department, [{ ...row, id: id + more, deptName: `d${more}` }])
    expect((await read(id + more)).deptName).toBe(`d${more}`)
  }
  await close()
})
