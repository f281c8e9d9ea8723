import { defineReadModel, link, objectOf, text } from '../../kernel/index.ts'
import { equipment, staff, workshop } from '../masterdata/index.ts'
import { repairer } from '../repair/index.ts'
import { accessory, accessoryLog, ink, inkLog, inkStock, sparePart, sparePartLog, storageLocation } from '../stock/index.ts'
import { asOfMinute, daysArgs } from './figureArgs.ts'
import { STOCK_BOOKS, stockFigures } from './stockFigures.query.ts'
import { figures } from './stockFigures.shape.ts'

export const stockFiguresModel = defineReadModel('stockFigures', {
  description: 'What the stock of the current plant is worth, and what was used of it within a range of days.',
  permission: ['dataview:stock:view'],
  args: {
    ...daysArgs,
    kind: text({ max: 20, default: 'PARTS', description: `Of what: ${STOCK_BOOKS.join(', ')}.` }),
    itemId: link('any', { description: 'Use by month of this item alone.' }),
  },
  result: objectOf(figures),
  stale: [
    ...[sparePart, sparePartLog, accessory, accessoryLog, ink, inkLog, inkStock],
    ...[storageLocation, equipment, workshop, repairer, staff],
  ],
  remembered: asOfMinute,
  sheets: {
    path: '/dataview/stock',
    permission: 'dataview:stock:export',
    title: 'stock',
    tables: ['byDay', 'byMonth', 'byItem', 'byPlace', 'byPerson', 'byLocation', 'dead'],
  },
  read: ({ read }, query) => stockFigures(read, query),
})
