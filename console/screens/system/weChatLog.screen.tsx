import { defineScreen } from '../../resource/defineScreen.ts'
import { CodeBlock } from './CodeBlock.tsx'
import { lately, purge } from './logs/logs.tsx'

export default defineScreen('weChatLog', {
  initial: lately,
  widths: { receiver: 160, httpStatus: 96 },
  tone: (row) => (row.outcome === 'FAILED' ? 'danger' : undefined),
  hiddenFields: ['answer', 'createdAt'],
  tabs: { response: (row) => <CodeBlock text={row.answer} /> },
  header: purge('weChatLog'),
})
