import { backUpBeforeSteps } from '../backup/index.ts'
import { privateFolder } from '../platform/disk/privateFiles.ts'
import type { Config } from '../platform/settings/config.ts'
import { phase } from '../start/phase.mjs'
import { migrate, StrangeBase } from '../store/index.ts'

/** Does something with the base of the settings. One that is not ours ends the tool with a sentence instead of a stack. */
export async function onOurBase<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof StrangeBase)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** Brings the base of these settings up to date, after a backup where rows could be lost. */
export const migrated = (config: Config): Promise<void> =>
  onOurBase(async () => {
    privateFolder(config.dataDir)
    await backUpBeforeSteps(config, phase)
    await migrate(config.databaseUrl)
  })
