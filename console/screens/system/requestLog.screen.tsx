import { defineScreen } from '../../resource/defineScreen.ts'
import { CodeBlock } from './CodeBlock.tsx'
import * as logsStyles from './logs/logs.module.css'
import { lately, purge } from './logs/logs.tsx'

const SLOW_MS = 1000

export default defineScreen('requestLog', {
  initial: lately,
  widths: { userName: 110, wire: 96, method: 88, httpStatus: 92, ms: 84, ip: 130 },
  cells: {
    ms: (value) => <span className={value >= SLOW_MS ? 'wrong strong' : undefined}>{value}</span>,
    operation: (value) => <code className="clip">{value}</code>,
    url: (value) => <code className={logsStyles.breaking}>{value}</code>,
  },
  tone: (row) => (row.httpStatus >= 500 ? 'danger' : undefined),
  hiddenFields: ['request', 'response', 'createdAt'],
  tabs: {
    request: (row) => <CodeBlock text={row.request} />,
    response: (row) => <CodeBlock text={row.response} />,
  },
  header: purge('requestLog'),
})
