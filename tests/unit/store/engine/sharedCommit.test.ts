import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CommitKind } from '../../../../server/store/engine/engine.ts'
import { SharedCommit } from '../../../../server/store/engine/sharedCommit.ts'
import { openFile } from '../../../../server/store/engine/sqlite.ts'
import { folderOf } from '../../../../server/store/engine/steps.ts'

let folder: string
let base: Database.Database
let turns: SharedCommit
/** Of each commit, whether it waited for the disk. */
let commits: boolean[]
/** The clock of the turns: a busy machine must not end what the test has together. */
let time: number
let told: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'millwright-commit-'))
  base = openFile(join(folder, 'base.sqlite'))
  base.exec('create table item (name text primary key, of text references item deferrable initially deferred)')
  const prepare = base.prepare.bind(base)
  const commit = prepare('COMMIT')
  const counting = {
    run() {
      commits.push(waitsForDisk())
      return commit.run()
    },
  }
  base.prepare = ((sql: string) => (sql === 'COMMIT' ? counting : prepare(sql))) as never
  time = 0
  turns = new SharedCommit(base, () => time)
  ;[told, commits] = [[], []]
})
afterEach(() => {
  base.close()
  rmSync(folder, { recursive: true, force: true })
})

/** As SQLite numbers them: FULL is 2. */
const waitsForDisk = () => base.pragma('synchronous', { simple: true }) === 2
const namesIn = (file: string) => {
  const reader = openFile(file, true)
  const names = reader.prepare('select name from item order by rowid').pluck().all()
  reader.close()
  return names
}
const names = () => namesIn(join(folder, 'base.sqlite'))
/** A unit of work as the store takes it: what is said of its end is noted. */
async function unit(name: string, { of = null as string | null, ending = async () => {}, kind = 'shared' as CommitKind } = {}) {
  const turn = await turns.begin(kind)
  try {
    base.prepare('insert into item (name, of) values (?, ?)').run(name, of)
    await ending()
    await turn.commit(() => told.push(`${name} committed`))
    told.push(`${name} told`)
  } catch (e) {
    const why = await turn.rollback(e).then(
      () => e,
      (other: unknown) => other,
    )
    told.push(`${name} told of ${(why as Error).message}`)
    throw why
  }
}
const refused = async () => Promise.reject(new Error('no'))
const ended = async (units: Promise<unknown>[]) => (await Promise.allSettled(units)).map(({ status }) => status === 'fulfilled')

describe('units that end within one turn of the event loop', () => {
  it('share one commit, and are told after it in their order', async () => {
    await Promise.all(['a', 'b', 'c'].map((name) => unit(name)))
    expect([commits.length, names()]).toEqual([1, ['a', 'b', 'c']])
    expect(told).toEqual(['a committed', 'b committed', 'c committed', 'a told', 'b told', 'c told'])
  })

  it('wait for those of the next turn, as long as each turn brings more', async () => {
    const inTurn = (nth: number, name: string): Promise<unknown> => (nth ? setImmediate().then(() => inTurn(nth - 1, name)) : unit(name))
    await Promise.all([inTurn(0, 'a'), inTurn(0, 'b'), inTurn(1, 'c'), inTurn(2, 'd')])
    expect([commits.length, names()]).toEqual([1, ['a', 'b', 'c', 'd']])
  })
  it('wait for no next turn alone, or once they are open for long', async () => {
    const twoTurnsLater = (name: string) => setImmediate().then(() => setImmediate().then(() => unit(name)))
    await Promise.all([unit('a'), twoTurnsLater('b')])
    expect(commits).toHaveLength(2)
    const ending = async () => {
      time += 25
    }
    await Promise.all([unit('c'), unit('d', { ending }), twoTurnsLater('e')])
    expect([commits.length, names()]).toEqual([4, ['a', 'b', 'c', 'd', 'e']])
  })

  it('are on disk when they are told: what a power cut would leave then holds all of them', async () => {
    const left = join(folder, 'left.sqlite')
    const cut = () => {
      for (const beside of ['', '-wal']) copyFileSync(join(folder, `base.sqlite${beside}`), left + beside)
    }
    await Promise.all([unit('a').then(cut), unit('b')])
    expect(namesIn(left)).toEqual(['a', 'b'])
  })

  it('fail alone, and are told when all that they have seen is on disk', async () => {
    const units = [unit('a'), unit('b', { ending: refused }), unit('a'), unit('c')]
    expect(await ended(units)).toEqual([true, false, false, true])
    expect([commits.length, names()]).toEqual([1, ['a', 'c']])
    expect(told.slice(0, 3)).toEqual(['a committed', 'c committed', 'a told'])
    expect(told).toContain('b told of no')
  })

  it('leave nothing when the first of them fails, and the next ones go on', async () => {
    expect(await ended([unit('a', { ending: refused }), unit('b')])).toEqual([false, true])
    expect([commits.length, names()]).toEqual([1, ['b']])
  })

  it('all fail with the commit that they share, refused ones too, and nothing else does', async () => {
    const units = [unit('a'), unit('b', { of: 'nobody' }), unit('c', { ending: refused })]
    expect(await ended(units)).toEqual([false, false, false])
    expect(told.every((one) => one.endsWith('told of FOREIGN KEY constraint failed'))).toBe(true)
    expect([told.length, names()]).toEqual([3, []])
    await unit('d')
    expect(names()).toEqual(['d'])
  })

  it('all fail when the base ends their transaction by itself', async () => {
    const ending = async () => {
      base.exec('rollback')
    }
    expect(await ended([unit('a'), unit('b', { ending }), unit('c')])).toEqual([false, false, true])
    expect(names()).toEqual(['c'])
  })
})

describe('a unit that lasts', () => {
  it('keeps nobody waiting who was done before it, when that is known', async () => {
    let go = () => {}
    const ending = () => new Promise<void>((resolve) => (go = resolve))
    const units = [unit('a'), unit('long', { kind: 'alone', ending }), unit('b')]
    await units[0]
    expect([base.inTransaction, names()]).toEqual([true, ['a']])
    go()
    await Promise.all(units)
    expect([commits.length, names()]).toEqual([3, ['a', 'long', 'b']])
  })

  it('is committed with those before it as soon as it ends', async () => {
    let go = () => {}
    const units = [unit('a'), unit('long', { ending: () => new Promise<void>((resolve) => (go = resolve)) }), unit('b')]
    // The first turn of the loop begins before any unit has ended.
    for (let turn = 0; turn < 2; turn++) await setImmediate()
    expect(names()).toEqual([])
    go()
    await Promise.all(units)
    expect(told.slice(0, 2)).toEqual(['a committed', 'long committed'])
    expect([commits.length, names()]).toEqual([2, ['a', 'long', 'b']])
  })
})

describe('a unit of which nobody is told', () => {
  it('does not wait for the disk; those before and after it do, and none shares its commit', async () => {
    await Promise.all([unit('a'), unit('b'), unit('log', { kind: 'loose' }), unit('c')])
    expect([commits, names()]).toEqual([
      [true, false, true],
      ['a', 'b', 'log', 'c'],
    ])
  })

  it('leaves nothing of itself behind when it fails, at its end or with the base', async () => {
    const ending = async () => {
      base.exec('rollback')
    }
    const units = [
      unit('a', { kind: 'loose', ending: refused }),
      unit('b', { kind: 'loose', ending }),
      unit('c', { kind: 'loose', of: 'nobody' }),
    ]
    expect(await ended(units)).toEqual([false, false, false])
    expect(waitsForDisk()).toBe(true)
    await unit('d')
    expect([commits.at(-1), names()]).toEqual([true, ['d']])
  })
})

describe('the place of the writer', () => {
  it('is given to others with nothing that waits for a commit', async () => {
    const writing = unit('a')
    const free = await turns.lock()
    expect([base.inTransaction, turns.isBusy, names()]).toEqual([false, true, ['a']])
    free()
    await writing
    expect(turns.isBusy).toBe(false)
  })
})

describe('the tables of the product', () => {
  it('check every row when it is written, so that nobody fails with the commit for what somebody else wrote', () => {
    const all = readdirSync(folderOf('sqlite')).filter((name) => name.endsWith('.sql'))
    for (const name of all) expect(readFileSync(join(folderOf('sqlite'), name), 'utf8')).not.toMatch(/deferr/i)
  })
})
