import type { StocktakeRow } from '../../kit/gen/resources.ts'
import { deferred } from '../../kit/overlays/deferred.tsx'
import { lazyThemed } from '../../kit/overlays/lazyThemed.ts'
import { loadWords } from '../../kit/words/i18n.ts'
import { defineScreen } from '../../resource/defineScreen.ts'
import { RecountControl } from './count/RecountControl.tsx'

const withWords =
  <T,>(load: () => Promise<T>) =>
  async () =>
    (await Promise.all([load(), loadWords('stock')]))[0]
const lead = withWords(() => import('./count/StocktakeLead.tsx'))
const Lead = deferred(async () => (await lead()).StocktakeLead)
const Outcome = deferred(async () => (await lead()).Outcome)
const AccuracyHistory = lazyThemed(
  () => import('./count/AccuracyHistory.tsx').then((module) => module.AccuracyHistory),
  () => loadWords('stock'),
)

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
