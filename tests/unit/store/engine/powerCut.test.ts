import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFile } from '../../../../server/store/engine/sqlite.ts'
import { canCutPower, disk, imageOf, momentsOf, noted } from '../../../support/servers/powerCut.ts'
import { dialect } from '../../../support/store/store.ts'
import { chanceOf } from '../../../support/stories/chance.ts'

const ROWS = 150
/** `tests/faults/powerCut.fault.ts` does it to a whole server, and more often. */
const CUTS = 40
const WRITER = fileURLToPath(new URL('../../../support/servers/powerCutWriter.ts', import.meta.url))

describe.runIf(dialect === 'sqlite' && canCutPower)('a power cut (needs SQLite and a C compiler)', () => {
  let folder: string
  let before: ReturnType<typeof imageOf>
  let log: string
  let told: { id: number; at: number }[]
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'millwright-power-'))
    const file = join(folder, 'base.sqlite')
    const base = openFile(file)
    base.exec('create table item (id integer primary key, text text); create table log (item integer not null references item)')
    base.close()
    before = imageOf(file)
    const shim = noted(folder, file)
    log = shim.log
    const args = ['--import', 'tsx', WRITER, file, String(ROWS), log]
    const said = execFileSync(process.execPath, args, { env: { ...process.env, ...shim.env }, encoding: 'utf8' })
    told = said
      .trim()
      .split('\n')
      .map((line) => {
        const [id = 0, at = 0] = line.split(' ').map(Number)
        return { id, at }
      })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** What is there after a start; nothing where the base is damaged. */
  function itemsIn(file: string) {
    let base: ReturnType<typeof openFile> | undefined
    try {
      base = openFile(file)
      const halves = Number(base.prepare('select count(*) from item where id not in (select item from log)').pluck().get())
      const isSound = base.pragma('integrity_check', { simple: true }) === 'ok'
      return isSound ? { halves, ids: new Set(base.prepare('select id from item').pluck().all()) } : undefined
    } catch {
      return undefined
    } finally {
      base?.close()
    }
  }
  /** Cuts the power again and again; what was lost of what was told to be safe, and what does not hold together. */
  function lived(keepsPromises: boolean, cuts: number) {
    const chance = chanceOf(2026)
    const broken = disk({ before, log, chance, keepsPromises })
    const found = { lost: 0, corrupt: 0, halves: 0 }
    for (const moment of momentsOf(
      cuts,
      broken.size,
      told.map(({ at }) => at),
      chance,
    )) {
      const left = join(folder, 'left.sqlite')
      broken.cut(moment, left)
      const items = itemsIn(left)
      if (!items) found.corrupt++
      else found.lost += told.filter(({ id, at }) => at <= moment && !items.ids.has(id)).length
      found.halves += items?.halves ?? 0
    }
    return found
  }

  it('leaves every write that was acknowledged, none by half, and a base that is sound', () => {
    expect(told).toHaveLength(ROWS)
    expect(lived(true, CUTS)).toEqual({ lost: 0, corrupt: 0, halves: 0 })
  })

  it('is a hard one: a disk that does not keep what it has promised loses writes', () => {
    const { lost, corrupt } = lived(false, CUTS / 10)
    expect(lost + corrupt).toBeGreaterThan(0)
  })
})
