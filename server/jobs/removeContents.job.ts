import type { JobRun } from './job.ts'

export async function run({ contents, payload: { keys } }: JobRun<{ keys: string[] }>) {
  await contents.remove(keys)
  return { removed: keys.length }
}
