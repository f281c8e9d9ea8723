import { defineScreen } from '../../resource/defineScreen.ts'
import { GoTo } from '../../resource/GoTo.tsx'

export default defineScreen('inkCan', {
  // Empty cans and those whose receipt was reversed are history.
  initial: () => ({ state: 'FULL,OPEN,PARTIAL' }),
  cuts: [
    { name: 'inStock', title: 'inkCans.inStock', filter: { state: 'FULL,OPEN,PARTIAL' } },
    { name: 'atMachines', title: 'inkCan.values.state.OPEN', filter: { state: 'OPEN' } },
    { name: 'leftOpen', title: 'inkCans.leftOpen', filter: { isLeftOpen: 'true' }, tone: 'warning' },
  ],
  widths: { canNo: 160, inkId: 180, inkStockId: 130, state: 100, contentKg: 100, decorCode: 100, openedAt: 150, openedById: 110 },
  cells: {
    canNo: (value) => <code className="clip">{value}</code>,
  },
  tone: (row) => (row.isLeftOpen ? 'warning' : undefined),
  hiddenFields: ['fullKg'],
  actions: {
    page: { title: 'inkCans.page', isLater: true, dialog: ({ row, onDone }) => <GoTo to={`/inkcans/${row.id}`} onDone={onDone} /> },
  },
})
