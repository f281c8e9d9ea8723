import type { Area } from '../../kernel/index.ts'
import { accessory } from './accessory.resource.ts'
import { accessoryLedger, accessoryLog } from './accessoryLog.ts'
import { expiringRound } from './ink/expiringInk.query.ts'
import { expiry, expiryWhere } from './ink/expiry.query.ts'
import { ink, inkUnit } from './ink/ink.resource.ts'
import { inkCan, inkCanStay } from './ink/inkCan.resource.ts'
import { canSteps, inkCanRules } from './ink/inkCanSteps.ts'
import { inkLedger, inkLog } from './ink/inkLog.ts'
import { inkStock, inkStockRules } from './ink/inkStock.resource.ts'
import { proposeInkModel } from './ink/issuedInk.query.ts'
import { issueInkCall } from './ink/issueInk.ts'
import { atMachinesKg, cansInBooks, expiringDate, hasStock, isLeftOpen, isLeftOpenWhere, openInkCansModel } from './ink/openCans.query.ts'
import { levelRules } from './level.ts'
import { LEVELLED, lowStockRound, notifyLowStock } from './lowStock.ts'
import { machinePartsModel } from './machineParts.query.ts'
import { isCovered } from './orders/coverage.query.ts'
import { isOverdueWhere, orderFacts, outstandingSql } from './orders/onOrder.query.ts'
import { availableSql, isShortWhere, shortagesModel } from './orders/shortages.query.ts'
import { ORDERED_KINDS, type OrderedKind, stockOrder, stockOrderFlow } from './orders/stockOrder.resource.ts'
import { cancelOrder, receiveOrder, receivePartOfOrder, stockOrderRules } from './orders/stockOrder.rules.ts'
import { partReservation } from './reservations/partReservation.resource.ts'
import { reservedQuantities } from './reservations/reservationFaults.query.ts'
import { workPartsModel } from './reservations/workParts.model.ts'
import { sparePart } from './sparePart.resource.ts'
import { sparePartLedger, sparePartLog } from './sparePartLog.ts'
import { curveOf } from './stockCurve.query.ts'
import { COUNTED_KINDS, type CountedKind, countedLedgers } from './stocktake/countedKinds.ts'
import { countLineRules } from './stocktake/countLine.rules.ts'
import { LINES_MAX, stocktake, stocktakeLine } from './stocktake/stocktake.resource.ts'
import { stocktakeRules } from './stocktake/stocktake.rules.ts'
import { differentWhere, lineFacts } from './stocktake/stocktakeFacts.query.ts'
import { stocktakeOutcomeModel, stocktakeRouteModel } from './stocktake/stocktakeRoute.query.ts'
import { approveStocktake, cancelStocktake, recountStocktake, submitStocktake } from './stocktake/stocktakeSteps.ts'
import { storageLocation } from './storageLocation.resource.ts'
import { usualPartsModel } from './usualParts.query.ts'

export { coveredReservations, partsCostOf, repairsWithParts } from './orders/coverage.query.ts'
export { onOrderOf } from './orders/onOrder.query.ts'
export { followMachine } from './reservations/followMachine.ts'
export type { Reason } from './reservations/partReservation.resource.ts'
export { similarWork } from './reservations/partWork.ts'
export { neededQuantities } from './reservations/reservationFaults.query.ts'
export { type Need, release, reserve, reserveFor } from './reservations/reserving.ts'
export { requiresTakenParts, settleParts } from './reservations/settleParts.ts'
export { stockAlarmShape, stockAlarms } from './stockAlarms.query.ts'
export {
  accessory,
  accessoryLedger,
  accessoryLog,
  COUNTED_KINDS,
  type CountedKind,
  countedLedgers,
  ink,
  inkCan,
  inkCanStay,
  inkLedger,
  inkLog,
  inkStock,
  inkUnit,
  LEVELLED,
  LINES_MAX,
  notifyLowStock,
  ORDERED_KINDS,
  type OrderedKind,
  partReservation,
  sparePart,
  sparePartLedger,
  sparePartLog,
  stockOrder,
  stockOrderFlow,
  stocktake,
  stocktakeLine,
  storageLocation,
}

const ledgers = [sparePartLedger, accessoryLedger, inkLedger]

/**
 * Orders, lists that are counted and entries that are taken back are locked before the items that they are about, although they stand behind them
 * here, as in the menu: nobody who has locked an item locks one of those.
 */
export const stock: Area = {
  name: 'stock',
  icon: 'box',
  resources: [
    sparePart,
    sparePartLog,
    partReservation,
    accessory,
    accessoryLog,
    ink,
    inkStock,
    inkCan,
    inkCanStay,
    inkLog,
    inkUnit,
    storageLocation,
    stockOrder,
    stocktake,
    stocktakeLine,
  ],
  commands: [
    ...ledgers.flatMap((one) => one.commands),
    ...canSteps,
    submitStocktake,
    recountStocktake,
    approveStocktake,
    cancelStocktake,
    receiveOrder,
    receivePartOfOrder,
    cancelOrder,
  ],
  calls: [issueInkCall],
  rules: [
    ...[sparePartLedger.rules, accessoryLedger.rules, inkLedger.rules],
    ...LEVELLED.map(levelRules),
    ...[stockOrderRules, inkStockRules, inkCanRules, stocktakeRules, countLineRules],
  ],
  providers: [isCovered, expiry, atMachinesKg, isLeftOpen, expiringDate, ...lineFacts, ...orderFacts],
  expressions: [...isShortWhere, isOverdueWhere, differentWhere, expiryWhere, hasStock, isLeftOpenWhere, availableSql, outstandingSql],
  integrityChecks: [reservedQuantities, cansInBooks],
  scheduledTasks: [expiringRound, lowStockRound],
  readModels: [
    curveOf(sparePartLedger.ledger, 'How much of a spare part there was, day by day.'),
    curveOf(accessoryLedger.ledger, 'How much of an auxiliary material there was, day by day.'),
    curveOf(inkLedger.ledger, 'How much of an ink there was, day by day.'),
    proposeInkModel,
    shortagesModel,
    openInkCansModel,
    workPartsModel,
    usualPartsModel,
    machinePartsModel,
    stocktakeRouteModel,
    stocktakeOutcomeModel,
  ],
}
