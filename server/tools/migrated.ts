import type { Config } from '../platform/config.ts'
import { privateFolder } from '../platform/privateFiles.ts'
import { migrate, StrangeBase } from '../store/index.ts'

/** Brings the base of these settings up to date. One that is not ours ends the tool with a sentence instead of a stack. */
export async function migrated({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<void> {
  privateFolder(dataDir)
  try {
    await migrate(databaseUrl)
  } catch (error) {
    if (!(error instanceof StrangeBase)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
