import { parseArgs } from 'node:util'
import { type Config, ConfigError, readConfig } from '../platform/config.ts'

/** The settings of the environment; what is wrong with them is said, and ends the tool. One that is looking makes no secret where none is. */
export function settingsOrExit(how: Parameters<typeof readConfig>[1] = {}): Config {
  try {
    return readConfig(process.env, how)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** Values of --name VALUE, as far as they are asked for; anything else is said, and ends the tool. */
export function optionsOrExit<N extends string>(...names: readonly N[]): { readonly [K in N]?: string } {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
    return parseArgs({ options, strict: true }).values as { readonly [K in N]?: string }
  } catch (error) {
    console.error(`${(error as Error).message}\nThere is ${names.map((name) => `--${name}`).join(', ')}`)
    process.exit(1)
  }
}
