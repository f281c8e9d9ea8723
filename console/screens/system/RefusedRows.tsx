import * as logsStyles from './logs.module.css'
/** What was wrong with each row, a line for each as the server has written it down. */
export function RefusedRows({ text }: { text: string }) {
  const lines = text.split('\n').filter(Boolean)
  return (
    <ul className={logsStyles.refusedRows}>
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
