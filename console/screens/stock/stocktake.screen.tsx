import type { StocktakeRow } from '../../kit/gen/resources.ts'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { defineScreen } from '../../resource/defineScreen.ts'
import { RecountControl } from './count/RecountControl.tsx'

const Lead = lazyComponent(() => import('./count/StocktakeLead.tsx').then((module) => module.StocktakeLead), { words: ['stock'] })
const Outcome = lazyComponent(() => import('./count/StocktakeLead.tsx').then((module) => module.Outcome), { words: ['stock'] })
const AccuracyHistory = lazyComponent(() => import('./count/AccuracyHistory.tsx').then((module) => module.AccuracyHistory), {
  words: ['stock'],
  themed: true,
})

/** What will be booked, before it is. */
const outcome = {
  title: 'stocktakeLead.outcome',
  draw: (row: StocktakeRow) => <Outcome row={row} />,
}

export default defineScreen('stocktake', {
  widths: {
    stocktakeNo: 170,
    kind: 110,
    state: 110,
    lineCount: 96,
    countedLines: 110,
    differentLines: 130,
    differenceValue: 130,
    accuracy: 100,
  },
  // Lines are chosen in their list.
  isFieldVisible: (field) => field !== ('lineIds' as never),
  recordHeader: (row) => <Lead row={row} />,
  hiddenFields: ['countedLines', 'lineCount', 'differentLines', 'differenceValue'],
  stepControls: { recountLines: RecountControl },
  panels: { submit: outcome, approve: outcome, recount: outcome },
  header: { accuracy: { title: 'stocktakeLead.history', icon: 'gauge', dialog: AccuracyHistory } },
})
