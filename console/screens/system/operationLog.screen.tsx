import { defineScreen } from '../../resource/defineScreen.ts'
import { everyArea, metaNamed } from '../../resource/meta.ts'
import { Changes } from './logs/Changes.tsx'
import { ActionWord, Doer, lately, purge, ResourceWord, RowWord } from './logs/logs.tsx'

export default defineScreen('operationLog', {
  words: everyArea,
  initial: lately,
  widths: { userName: 120, resource: 150, action: 130, recordTitle: 170 },
  cells: {
    resource: (value) => <ResourceWord name={value} />,
    action: (value, row) => <ActionWord resource={row.resource} action={value} />,
    userName: (value, row) => <Doer name={value} isPerson={row.userId !== null} />,
    recordTitle: (value, row) => (row.recordId ? <RowWord resource={row.resource} title={value} id={row.recordId} /> : value),
  },
  heading: (row) => (
    <>
      <ActionWord resource={row.resource} action={row.action} /> · <ResourceWord name={row.resource} />{' '}
      <RowWord resource={row.resource} title={row.recordTitle} id={row.recordId} />
    </>
  ),
  tone: (row) => (row.action === 'delete' && metaNamed(row.resource) ? 'warning' : undefined),
  hiddenFields: ['changes', 'createdAt'],
  tabs: { changes: (row) => <Changes resource={row.resource} text={row.changes} /> },
  header: purge('operationLog'),
})
