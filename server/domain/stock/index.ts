import type { Area } from '../../kernel/index.ts'
import { accessory } from './accessory.resource.ts'
import { accessoryLedger, accessoryLog } from './accessoryLog.ts'
import { isCovered } from './coverage.query.ts'
import { levelRules } from './level.rules.ts'
import { partReservation } from './partReservation.resource.ts'
import { sparePart } from './sparePart.resource.ts'
import { sparePartLedger, sparePartLog } from './sparePartLog.ts'
import { curveOf } from './stockCurve.query.ts'
import { storageLocation } from './storageLocation.resource.ts'

export { partsCostOf, repairsWithParts } from './coverage.query.ts'
export type { Reason } from './partReservation.resource.ts'
export { type Need, release, reserve, reserveFor } from './reserving.ts'
export { accessory, accessoryLedger, accessoryLog, partReservation, sparePart, sparePartLedger, sparePartLog, storageLocation }

const ledgers = [sparePartLedger, accessoryLedger]

export const stock: Area = {
  name: 'stock',
  icon: 'box',
  resources: [sparePart, sparePartLog, partReservation, accessory, accessoryLog, storageLocation],
  providers: [isCovered],
  commands: ledgers.flatMap((one) => one.commands),
  readModels: [
    curveOf(sparePartLedger.ledger, 'How much of a spare part there was, day by day.'),
    curveOf(accessoryLedger.ledger, 'How much of an auxiliary material there was, day by day.'),
  ],
  rules: [...ledgers.map((one) => one.rules), levelRules(sparePart), levelRules(accessory)],
}
