import type { JobRun } from './job.ts'

export async function run({ contents, logger }: JobRun<object>) {
  const swept = await contents.sweep()
  if (Object.values(swept).some((n) => n > 0)) logger.info(swept, 'files swept')
  return swept
}
