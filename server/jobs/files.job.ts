import type { JobRun } from './job.ts'

/** Removes uploaded files that never became part of a record, and what crashes left behind. */
export async function sweepFiles({ contents, logger }: JobRun<object>) {
  const swept = await contents.sweep()
  if (Object.values(swept).some((n) => n > 0)) logger.info(swept, 'files swept')
  return swept
}

/** Removes the contents of files that somebody deleted. */
export async function removeContents({ contents, payload: { keys } }: JobRun<{ keys: string[] }>) {
  await contents.remove(keys)
  return { removed: keys.length }
}
