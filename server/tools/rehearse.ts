import { dirname } from 'node:path'
import { rehearseOnCopy } from '../backup/rehearsal.ts'
import { filePathOf, isFileUrl } from '../platform/settings/locations.ts'
import { rehearseOnPostgres } from '../store/index.ts'

async function onPostgres(url: string) {
  const since = performance.now()
  await rehearseOnPostgres(url)
  return { seconds: (performance.now() - since) / 1000 }
}

/** Takes the steps that a base lacks without changing it. Throws what stands against them; out: how long they took. */
export const rehearse = (url: string): Promise<{ seconds: number }> =>
  isFileUrl(url) ? rehearseOnCopy(url, dirname(filePathOf(url))) : onPostgres(url)
