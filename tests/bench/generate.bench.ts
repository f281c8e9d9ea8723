import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspectionOrder, inspectionPoint, makeInspectionOrders } from '../../server/domain/inspection/index.ts'
import { equipment, plant, shift, workshop } from '../../server/domain/masterdata/index.ts'
import { systemActor } from '../../server/kernel/index.ts'
import { migrate, openStore } from '../../server/store/index.ts'
import { fillRows, ids } from './benchBase.ts'
import { median } from './servers.ts'

const PLANTS = 3
const POINTS = 5_000
const MACHINES = 300
const ROUNDS = 3
/** 08:00 in the plants: the early shift is on, and the whole day lies ahead. */
const NOW = new Date('2026-11-18T00:00:00Z')
const SHIFTS = [
  ['07:00', '15:00'],
  ['15:00', '23:00'],
  ['23:00', '07:00'],
] as const

const plantOf = (id: number) => ((id - 1) % PLANTS) + 1
const ENABLED = { status: 'ENABLED', sortOrder: 0, isPaused: false }
/** How many points there are of each cycle, out of ten. */
const CYCLES = ['SHIFT', 'SHIFT', 'SHIFT', 'DAY', 'DAY', 'DAY', 'DAY', 'WEEK', 'WEEK', 'MONTH'] as const

async function filled() {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-bench-'))
  const url = `file:${join(folder, 'generate.sqlite')}`
  await migrate(url)
  const store = await openStore({ url, now: () => NOW })
  await fillRows(store, plant, PLANTS, (id) => ({ name: `Plant ${id}`, code: `P${id}`, status: 'ENABLED', sortOrder: 0 }))
  await fillRows(store, workshop, PLANTS, (id) => ({ plantId: id, name: 'W', ...ENABLED }))
  const hours = (id: number) => SHIFTS[Math.floor((id - 1) / PLANTS)] ?? SHIFTS[0]
  await fillRows(store, shift, PLANTS * SHIFTS.length, (id) => {
    const [beginTime, endTime] = hours(id)
    return { plantId: plantOf(id), name: `shift ${id}`, beginTime, endTime, ...ENABLED }
  })
  const machine = { category: 'EQUIPMENT', maintLevel: 2, criticality: 'B', isAssembly: true, ...ENABLED }
  await fillRows(store, equipment, MACHINES, (id) => {
    return { plantId: plantOf(id), number: `E-${id}`, name: `press ${id}`, workshopId: plantOf(id), ...machine }
  })
  await fillRows(store, inspectionPoint, POINTS, (id) => ({
    plantId: plantOf(id),
    // A machine of the point's own plant.
    equipmentId: ((id - 1) % MACHINES) + 1,
    name: `point ${id}`,
    pointName: 'bearing',
    checkName: 'temperature',
    inspectMode: 'MEASURE',
    inspectCycle: CYCLES[Math.floor(id / PLANTS) % CYCLES.length],
    firstDate: '2026-01-01',
    refValue: '<=70',
    unit: '℃',
    closeAtWeekend: false,
    ...ENABLED,
  }))
  return { store, drop: () => rmSync(folder, { recursive: true, force: true }) }
}

/** How long the thread that answers people is kept from anything else at worst, while work goes on. */
function watchLoop() {
  let worst = 0
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    worst = Math.max(worst, now - last)
    last = now
  }, 5)
  return () => {
    clearInterval(timer)
    return worst
  }
}

async function round() {
  const { store, drop } = await filled()
  const stop = watchLoop()
  const from = performance.now()
  let made = 0
  for (const id of ids(PLANTS)) made += await makeInspectionOrders(store, systemActor(id))
  const seconds = (performance.now() - from) / 1000
  const worst = stop()
  const again = performance.now()
  for (const id of ids(PLANTS)) made += await makeInspectionOrders(store, systemActor(id))
  const idle = performance.now() - again
  // The baseline: the same rows written as they are, without numbers, rules or log.
  const orders = await store.read(systemActor(0)).of(inspectionOrder).find({})
  const copies = orders.map(({ id, ...row }) => ({
    ...row,
    id: id + orders.length,
    planDate: row.planDate.replace('2026', '2025'),
    inspectNo: `X-${id}`,
  }))
  const bare = performance.now()
  await store.bulk(inspectionOrder, copies)
  const baseline = (performance.now() - bare) / 1000
  await store.close()
  drop()
  return { made, seconds, worst, idle, baseline }
}

const rounds: Awaited<ReturnType<typeof round>>[] = []
for (let at = 0; at < ROUNDS; at++) rounds.push(await round())
const of = (key: keyof (typeof rounds)[number]) => median(rounds.map((one) => one[key]))
console.log(`orders of one day for ${POINTS} points in ${PLANTS} plants: ${of('made')} orders`)
console.log(`  made       ${of('seconds').toFixed(2)} s (goal < 5)`)
console.log(`  rows alone ${of('baseline').toFixed(2)} s`)
console.log(`  ratio      ${(of('seconds') / of('baseline')).toFixed(1)}`)
console.log(`  longest wait of everybody else ${of('worst').toFixed(0)} ms`)
console.log(`  a round that finds nothing to do ${of('idle').toFixed(0)} ms`)
