import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registry } from '../../../server/domain/index.ts'
import { sparePart, sparePartLog } from '../../../server/domain/stock/index.ts'
import { operations, systemActor } from '../../../server/kernel/index.ts'
import { openFile } from '../../../server/store/engine/sqlite.ts'
import { openStore } from '../../../server/store/index.ts'
import { type Cost, costOf, medians, ratio, told } from '../cost.ts'

const [file = '', lastDay = ''] = process.argv.slice(2)
const now = new Date(`${lastDay}T03:00:00Z`)
const POSTINGS = Number(process.env.POSTINGS ?? 3000)
/** Of these, the first find a server that has just begun. */
const WARM = 0.5
const actor = systemActor(1)

/** The least that a posting is: an entry and a balance, in one transaction that is on disk. */
function bareOf(file: string) {
  const base = openFile(file)
  const columns =
    'plant_id, part_id, store_type, quantity, booked_at, quantity_changed, balance, unit_price, amount, state, created_at, updated_at'
  const places = columns.split(', ').map((name) => `@${name}`)
  const insert = base.prepare(`insert into spare_part_log (${columns}) values (${places.join()}) returning id`)
  const update = base.prepare(
    'update spare_part set quantity = quantity + @change, value = value + @amount, last_moved_at = @at where id = @id',
  )
  const begin = base.prepare('begin immediate')
  const commit = base.prepare('commit')
  const post = (id: number, quantity: number) => {
    const at = now.getTime()
    begin.run()
    const entry = {
      plant_id: 1,
      part_id: id,
      store_type: 'IN',
      quantity,
      booked_at: at,
      quantity_changed: quantity,
      balance: quantity,
      unit_price: 185_000,
    }
    insert.get({ ...entry, amount: 18_500, state: 'POSTED', created_at: at, updated_at: at })
    update.run({ id, change: quantity, amount: 18_500, at })
    commit.run()
  }
  return { post, close: () => base.close() }
}

/** Postings one after the other, turn and turn about with the bare statements on a copy of the same base. */
async function postings(folder: string) {
  const [ours, theirs] = [join(folder, 'ours.sqlite'), join(folder, 'bare.sqlite')]
  for (const copy of [ours, theirs]) copyFileSync(file, copy)
  const [store, bare] = [await openStore({ url: `file:${ours}`, now: () => now }), bareOf(theirs)]
  const ops = operations(store, registry)
  const items = await store.read(actor).of(sparePart).count({})
  const [a, b]: [Cost[], Cost[]] = [[], []]
  for (let nth = 0; nth < POSTINGS; nth++) {
    const id = 1 + ((nth * 7919) % items)
    const mine = await costOf(() => ops.create(actor, sparePartLog, { partId: id, storeType: 'IN', quantity: 2, unitPrice: 18.5 }))
    const bareCost = await costOf(() => bare.post(id, 2_000))
    if (nth < POSTINGS * WARM) continue
    a.push(mine)
    b.push(bareCost)
  }
  const [mine, least] = [medians(a), medians(b)]
  console.log(`a posting against its two statements in one transaction (goal <= 1.6)`)
  console.log(`  ${told(mine)} and ${told(least)}, ratio ${ratio(mine, least)}`)
  await store.close()
  bare.close()
}

const folder = mkdtempSync(join(tmpdir(), 'millwright-stock-'))
try {
  await postings(folder)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
