import { cpSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { openEmbeddedBackend } from '../../server/jobs/embeddedBackend.ts'
import { shared } from './shared.ts'

const founded = () =>
  shared('queue', async (place) => {
    const home = `${place}.home`
    await (await openEmbeddedBackend(home, pino({ level: 'silent' }))).close()
    renameSync(join(home, 'queue'), place)
  })

/**
 * Puts an embedded queue into a folder of data where none has been opened yet: founding one takes four seconds of processor time, copying one
 * none. Tests of how it is founded leave this out.
 */
export async function foundQueue(dataDir: string) {
  cpSync(await founded(), join(dataDir, 'queue'), { recursive: true })
}
