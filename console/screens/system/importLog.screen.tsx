import { loadWords } from '../../kit/i18n.ts'
import { lazyThemed } from '../../kit/lazyThemed.ts'
import { defineScreen } from '../../resource/defineScreen.ts'
import { everyArea } from '../../resource/meta.ts'
import { ImportedList } from './ImportedList.tsx'
import * as logsStyles from './logs.module.css'
import { lately, purge } from './logs.tsx'
import { RefusedRows } from './RefusedRows.tsx'

const UndoImport = lazyThemed(
  () => import('./UndoImport.tsx').then((module) => module.UndoImport),
  () => loadWords('excel'),
)
const TakeErrors = lazyThemed(
  () => import('./TakeErrors.tsx').then((module) => module.TakeErrors),
  () => loadWords('excel'),
)

export default defineScreen('importLog', {
  words: everyArea,
  filters: ['fileName', 'outcome', 'at'],
  initial: lately,
  widths: { resource: 140, fileName: 240 },
  cells: {
    resource: (value) => <ImportedList name={value} />,
    errorCount: (value) => <span className={value ? logsStyles.slow : undefined}>{value}</span>,
    detail: (value) => (value ? <RefusedRows text={value} /> : undefined),
  },
  tone: (row) => (row.outcome === 'REFUSED' ? 'warning' : undefined),
  factless: ['createdAt', 'batchNo'],
  actions: {
    undoImport: {
      title: 'systemScreens.log.undoImport',
      isShown: (row) => row.outcome === 'SUCCEEDED' && row.batchNo !== null && row.createdCount + row.changedCount > 0,
      isLater: true,
      dialog: UndoImport,
    },
    takeErrors: {
      title: 'systemScreens.log.takeErrors',
      isShown: (row) => row.outcome === 'REFUSED' && row.batchNo !== null && row.errorCount > 0,
      isLater: true,
      dialog: TakeErrors,
    },
  },
  header: purge('importLog'),
})
