const REASON_MAX = 500

/**
 * Why a job failed, as far as it may leave the server: the first line, without addresses that may hold a password, folders of the machine
 * and statements of the base. The log has the rest.
 */
export function reasonOf(message: string): string {
  const [first = ''] = message.trim().split(/\r?\n/)
  if (/^Failed query\b/i.test(first)) return 'Failed query; the log of the server has it'
  return first
    .replace(/\b([a-z][a-z0-9+.-]*):\/\/[^\s"'<>)\]]+/gi, '$1://…')
    .replace(/(^|[\s"'(=])(?:\/|[A-Za-z]:\\)[^\s"')]*[/\\][^\s"')]*/g, '$1…')
    .slice(0, REASON_MAX)
}
