import { parseArgs } from 'node:util'
import { type Config, ConfigError, type Reading, readConfig } from '../platform/settings/config.ts'
import { faultOfPlaces } from '../platform/settings/locations.ts'
import { Advice } from './command.mjs'
import { readEnvFile } from './envFile.mjs'
import { languageOf, translate } from './terminal.mjs'

/** The settings of the environment and of millwright.env. Throws an Advice or a ConfigError that says what is wrong with them. */
export function readSettings(how: Reading = {}): Config {
  readEnvFile()
  const fault = faultOfPlaces(process.env)
  if (fault) throw new Advice(translate(fault.why, fault.params))
  return readConfig(process.env, { language: languageOf(), ...how })
}
/** The same; what is wrong is said, and ends the tool. */
export function settingsOrExit(how: Reading = {}): Config {
  try {
    return readSettings(how)
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof Advice)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** Values of --name VALUE, as far as they are asked for; anything else is said, and ends the tool. */
export function optionsOrExit<N extends string>(...names: readonly N[]): { readonly [K in N]?: string } {
  try {
    readEnvFile()
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
    return parseArgs({ options, strict: true }).values as { readonly [K in N]?: string }
  } catch (error) {
    const known = error instanceof Advice ? '' : `\nThere is ${names.map((name) => `--${name}`).join(', ')}`
    console.error((error as Error).message + known)
    process.exit(1)
  }
}
