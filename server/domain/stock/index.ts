import type { Area } from '../../kernel/index.ts'
import { accessory } from './accessory.resource.ts'
import { accessoryLedger, accessoryLog } from './accessoryLog.ts'
import { levelRules } from './level.rules.ts'
import { sparePart } from './sparePart.resource.ts'
import { sparePartLedger, sparePartLog } from './sparePartLog.ts'
import { curveOf } from './stockCurve.query.ts'
import { storageLocation } from './storageLocation.resource.ts'

export { accessory, accessoryLedger, accessoryLog, sparePart, sparePartLedger, sparePartLog, storageLocation }

const ledgers = [sparePartLedger, accessoryLedger]

export const stock: Area = {
  name: 'stock',
  icon: 'box',
  resources: [sparePart, sparePartLog, accessory, accessoryLog, storageLocation],
  commands: ledgers.flatMap((one) => one.commands),
  readModels: [
    curveOf(sparePartLedger.ledger, 'How much of a spare part there was, day by day.'),
    curveOf(accessoryLedger.ledger, 'How much of an auxiliary material there was, day by day.'),
  ],
  rules: [...ledgers.map((one) => one.rules), levelRules(sparePart), levelRules(accessory)],
}
