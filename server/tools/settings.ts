import { type Config, ConfigError, readConfig } from '../platform/config.ts'

/** The settings of the environment; what is wrong with them is said, and ends the tool. */
export function settingsOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
