import { defineScreen } from '../../resource/defineScreen.ts'
import { metaNamed } from '../../resource/meta.ts'
import { Changes } from './Changes.tsx'
import { ActionWord, ResourceWord } from './logCells.tsx'
import { lately, purge } from './logs.tsx'

export default defineScreen('operationLog', {
  columns: ['at', 'userName', 'resource', 'action', 'recordId', 'atPlantId', 'ip'],
  filters: ['userName', 'recordId', 'at'],
  initial: lately,
  widths: { userName: 120, resource: 150, action: 130, recordId: 96 },
  cells: {
    resource: (value) => <ResourceWord name={value} />,
    action: (value, row) => <ActionWord resource={row.resource} action={value} />,
    recordId: (value) => `#${value}`,
  },
  heading: (row) => (
    <>
      <ActionWord resource={row.resource} action={row.action} /> · <ResourceWord name={row.resource} /> #{row.recordId}
    </>
  ),
  tone: (row) => (row.action === 'delete' && metaNamed(row.resource) ? 'warning' : undefined),
  factless: ['changes', 'createdAt'],
  tabs: { changes: (row) => <Changes resource={row.resource} text={row.changes} /> },
  header: purge('operationLog'),
})
