import type { Area } from '../../kernel/index.ts'
import { accessory } from './accessory.resource.ts'
import { accessoryLedger, accessoryLog } from './accessoryLog.ts'
import { COUNTED_KINDS, type CountedKind, countedLedgers } from './countedKinds.ts'
import { countLineRules } from './countLine.rules.ts'
import { isCovered } from './coverage.query.ts'
import { expiringRound } from './expiringInk.query.ts'
import { expiry, expiryWhere } from './expiry.query.ts'
import { ink, inkUnit } from './ink.resource.ts'
import { inkCan, inkCanStay } from './inkCan.resource.ts'
import { canSteps, inkCanRules } from './inkCanSteps.ts'
import { inkLedger, inkLog, inkLogRules } from './inkLog.ts'
import { inkStock, inkStockRules } from './inkStock.resource.ts'
import { issueInkCall } from './issueInk.ts'
import { levelRules } from './level.ts'
import { LEVELLED, lowStockRound, notifyLowStock } from './lowStock.ts'
import { machinePartsModel } from './machineParts.query.ts'
import { isLateWhere, orderFacts } from './onOrder.query.ts'
import { atMachinesKg, cansInBooks, expiringDate, hasStock, isLeftOpen, isLeftOpenWhere, openInkCansModel } from './openCans.query.ts'
import { partReservation } from './partReservation.resource.ts'
import { reservedQuantities } from './reservationFaults.query.ts'
import { shortagesModel } from './shortages.model.ts'
import { isShortWhere } from './shortages.query.ts'
import { sparePart } from './sparePart.resource.ts'
import { sparePartLedger, sparePartLog } from './sparePartLog.ts'
import { curveOf } from './stockCurve.query.ts'
import { ORDERED_KINDS, type OrderedKind, stockOrder, stockOrderFlow } from './stockOrder.resource.ts'
import { cancelOrder, receiveOrder, receivePartOfOrder, stockOrderRules } from './stockOrder.rules.ts'
import { LINES_MAX, stocktake, stocktakeLine } from './stocktake.resource.ts'
import { stocktakeRules } from './stocktake.rules.ts'
import { differentWhere, lineFacts } from './stocktakeFacts.query.ts'
import { approveStocktake, cancelStocktake, recountStocktake, submitStocktake } from './stocktakeSteps.ts'
import { stocktakeOutcomeModel, stocktakeWayModel } from './stocktakeWay.query.ts'
import { storageLocation } from './storageLocation.resource.ts'
import { proposeInkModel } from './takingInk.query.ts'
import { usualPartsModel } from './usualParts.query.ts'
import { workPartsModel } from './workParts.model.ts'

export { coveredReservations, partsCostOf, repairsWithParts } from './coverage.query.ts'
export { onOrderOf } from './onOrder.query.ts'
export type { Reason } from './partReservation.resource.ts'
export { similarWork } from './partWork.ts'
export { neededQuantities } from './reservationFaults.query.ts'
export { type Need, release, reserve, reserveFor } from './reserving.ts'
export { asksForTaken, settleParts } from './settleParts.ts'
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
    ...[sparePartLedger.rules, accessoryLedger.rules, inkLogRules],
    ...LEVELLED.map(levelRules),
    ...[stockOrderRules, inkStockRules, inkCanRules, stocktakeRules, countLineRules],
  ],
  providers: [isCovered, expiry, atMachinesKg, isLeftOpen, expiringDate, ...lineFacts, ...orderFacts],
  expressions: [...isShortWhere, isLateWhere, differentWhere, expiryWhere, hasStock, isLeftOpenWhere],
  consistencies: [reservedQuantities, cansInBooks],
  rounds: [expiringRound, lowStockRound],
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
    stocktakeWayModel,
    stocktakeOutcomeModel,
  ],
}
