import { ResourceLink } from '../../fields/display/ResourceLink.tsx'
import * as controlsStyles from '../../kit/looks/controls.module.css'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { defineScreen } from '../../resource/defineScreen.ts'
import { everyArea, metaNamed } from '../../resource/meta.ts'
import * as logsStyles from './logs/logs.module.css'
import { lately, purge, ResourceWord } from './logs/logs.tsx'

/** What was wrong with each row, a line for each as the server has written it down. */
function RefusedRows({ text }: { text: string }) {
  const lines = text.split('\n').filter(Boolean)
  return (
    <ul className={`breaks ${logsStyles.refusedRows}`}>
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** What was imported, one press away from its list. */
function ImportedList({ name }: { name: string }) {
  const meta = metaNamed(name)
  return meta ? (
    <ResourceLink of={meta.name} className={controlsStyles.linked}>
      <ResourceWord name={name} />
    </ResourceLink>
  ) : (
    <ResourceWord name={name} />
  )
}

const UndoImport = lazyComponent(() => import('./logs/UndoImport.tsx').then((module) => module.UndoImport), {
  words: ['excel'],
  themed: true,
})
const TakeErrors = lazyComponent(() => import('./logs/TakeErrors.tsx').then((module) => module.TakeErrors), {
  words: ['excel'],
  themed: true,
})

export default defineScreen('importLog', {
  words: everyArea,
  initial: lately,
  widths: { resource: 140, fileName: 240 },
  cells: {
    resource: (value) => <ImportedList name={value} />,
    errorCount: (value) => <span className={value ? 'wrong strong' : undefined}>{value}</span>,
    detail: (value) => (value ? <RefusedRows text={value} /> : undefined),
  },
  tone: (row) => (row.outcome === 'REFUSED' ? 'warning' : undefined),
  hiddenFields: ['createdAt', 'batchNo'],
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
