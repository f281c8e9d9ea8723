import { dirname, join } from 'node:path'
import { copyBase } from '../backup/baseCopy.ts'
import { openWorkFolder } from '../platform/disk/workFolder.ts'
import { filePathOf, isFileUrl } from '../platform/settings/locations.ts'
import { migrate, rehearseOnPostgres } from '../store/index.ts'

async function timed(work: () => Promise<void>): Promise<{ seconds: number }> {
  const since = performance.now()
  await work()
  return { seconds: (performance.now() - since) / 1000 }
}

/** On a copy beside the base, where there is as much room as the steps themselves will want. */
async function onCopy(url: string) {
  const { path, close } = openWorkFolder(dirname(filePathOf(url)), 'rehearsing')
  const copy = join(path, 'base.sqlite')
  try {
    await copyBase(url, copy)
    return await timed(() => migrate(`file:${copy}`))
  } finally {
    close()
  }
}

/** Takes the steps that a base lacks without changing it. Throws what stands against them; out: how long they took. */
export const rehearse = (url: string): Promise<{ seconds: number }> => (isFileUrl(url) ? onCopy(url) : timed(() => rehearseOnPostgres(url)))
