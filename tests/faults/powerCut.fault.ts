import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { registry } from '../../server/domain/index.ts'
import { ledgerFaults } from '../../server/domain/ledger/index.ts'
import { checkAudit } from '../../server/store/audit/checkAudit.ts'
import { openFile } from '../../server/store/engine/sqlite.ts'
import { auditKeys, openStore } from '../../server/store/index.ts'
import { inconsistencies } from '../../server/store/read/consistency.ts'
import { canCutPower, disk, momentsOf } from '../support/servers/powerCut.ts'
import { notedServer, SECRET } from '../support/servers/powerCutServer.ts'
import { chanceOf } from '../support/stories/chance.ts'
import { shown } from '../support/stories/chaos.ts'

const CUTS = Number(process.env.FAULT_CUTS ?? 500)
const WRITES = 1_500
const CLIENTS = 8
/** Every so manieth base is looked at by all that the product knows of itself. */
const WHOLLY = 25

/** Rows of a base after a start, and how many of them the log of writes does not know; nothing where the base is damaged. */
function rowsIn(file: string) {
  let base: ReturnType<typeof openFile> | undefined
  try {
    base = openFile(file)
    if (base.pragma('integrity_check', { simple: true }) !== 'ok' || (base.pragma('foreign_key_check') as object[]).length) return undefined
    const unlogged = `select count(*) from workshop where name like 'hall %' and id not in
      (select record_id from operation_log where resource = 'workshop' and action = 'create')`
    const halves = Number(base.prepare(unlogged).pluck().get())
    return { names: new Set(base.prepare('select name from workshop').pluck().all()), halves }
  } catch {
    return undefined
  } finally {
    base?.close()
  }
}

describe.runIf(canCutPower)('a server that is written to when the power goes (needs a C compiler)', { timeout: 1_800_000 }, () => {
  it('keeps every write that it has acknowledged, none by half, in a base that is sound', async () => {
    const site = await notedServer()
    const left = mkdtempSync(join(tmpdir(), 'millwright-left-'))
    try {
      const told: Awaited<ReturnType<typeof site.make>>[] = []
      let next = 0
      const client = async () => {
        while (next < WRITES) told.push(await site.make(`hall ${next++}`))
      }
      await Promise.all(Array.from({ length: CLIENTS }, client))
      await site.kill()
      expect(told.filter(({ isSafe }) => !isSafe)).toEqual([])

      const chance = chanceOf(Number(process.env.SEED ?? 2026))
      const power = disk({ before: site.before, log: site.disk.log, chance })
      const file = join(left, 'base.sqlite')
      const found = { lost: 0, corrupt: 0, halves: 0, inconsistent: 0, untrue: 0 }
      const moments = momentsOf(
        CUTS,
        power.size,
        told.map(({ at }) => at),
        chance,
      )
      for (const [nth, moment] of moments.entries()) {
        power.cut(moment, file)
        const rows = rowsIn(file)
        if (!rows) {
          found.corrupt++
          continue
        }
        found.lost += told.filter(({ name, at }) => at <= moment && !rows.names.has(name)).length
        found.halves += rows.halves
        if (nth % WHOLLY) continue
        const store = await openStore({ url: `file:${file}`, readers: 1 })
        found.inconsistent += (await inconsistencies(store, registry)).length + (await ledgerFaults(store)).length
        await store.close()
        if ((await checkAudit({ url: `file:${file}`, keys: auditKeys(SECRET, []), dataDir: left, file: null })).broken) found.untrue++
      }
      const megabytes = Math.round(readFileSync(site.disk.log).length / 2 ** 20)
      shown(`${CUTS} cuts`, { writes: told.length, megabytes, ...found })
      expect(found).toEqual({ lost: 0, corrupt: 0, halves: 0, inconsistent: 0, untrue: 0 })
    } finally {
      await site.close()
      rmSync(left, { recursive: true, force: true })
    }
  })

  it('refuses writes in words while its disk makes nothing durable, reads on, heals, and has lost nothing', async () => {
    const site = await notedServer()
    try {
      const told: Awaited<ReturnType<typeof site.make>>[] = []
      for (let at = 0; at < 30; at++) told.push(await site.make(`before ${at}`))
      site.disk.breakDisk()
      for (let at = 0; at < 30; at++) {
        const { status, isSafe } = await site.make(`meanwhile ${at}`)
        expect([status, isSafe, await site.readStatus()]).toEqual([503, false, 200])
      }
      await expect.poll(site.ready).toBe(503)
      site.disk.mendDisk()
      await expect.poll(site.ready).toBe(200)
      for (let at = 0; at < 30; at++) told.push(await site.make(`after ${at}`))
      expect(told.filter(({ isSafe }) => !isSafe)).toEqual([])
      await site.kill()
      const base = openFile(site.file)
      const names = new Set(base.prepare('select name from workshop').pluck().all())
      expect(told.filter(({ name }) => !names.has(name))).toEqual([])
      expect(base.pragma('integrity_check', { simple: true })).toBe('ok')
      base.close()
    } finally {
      await site.close()
    }
  })
})
