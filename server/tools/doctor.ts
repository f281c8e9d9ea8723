import { parseArgs } from 'node:util'
import {
  examine,
  type Found,
  fixAll,
  GROUPS,
  healthChecks,
  type Light,
  type PresentedFinding,
  presentFinding,
  type Site,
  worstOf,
} from '../health/index.ts'
import { type Config, ConfigError } from '../platform/settings/config.ts'
import { words } from '../platform/words.ts'
import { Advice } from '../start/command.mjs'
import { readEnvFile } from '../start/envFile.mjs'
import { readSettings } from '../start/settings.ts'
import { languageOf } from '../start/terminal.mjs'
import { type OpenStore, openStore, recogniseBase } from '../store/index.ts'

/**
 * npm run doctor: looks at everything this installation stands on and says what is wrong and what to do. It ends with 1 when something is red.
 * Without --fix it changes nothing: what it writes to the base is what stands there.
 */
const USAGE =
  'There is --json, --fix, --thorough (what reads the whole base, and nothing else) --audit (the logs against their seals) and --heads FILE (ends of logs from elsewhere)'
/** The language of the terminal. */
const language = languageOf()
const translate = words(language)
const MARKS: Readonly<Record<Light, string>> = { green: 'ok    ', yellow: 'note  ', red: 'FAULT ' }

function options() {
  try {
    readEnvFile()
    const flag = { type: 'boolean', default: false } as const
    return parseArgs({ options: { json: flag, fix: flag, thorough: flag, audit: flag, heads: { type: 'string' } }, strict: true }).values
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`)
    process.exit(1)
  }
}
/** Settings that cannot be read are the first finding, and the last: everything else depends on them. */
function settings(): Config {
  try {
    return readSettings({ isReadOnly: true })
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof Advice)) throw error
    const faults = error instanceof ConfigError ? error.faults : [{ name: 'DATA_DIR', value: '', rule: error.message }]
    if (args.json) console.log(JSON.stringify({ light: 'red', settings: faults, found: [] }))
    else console.error(error.message)
    process.exit(1)
  }
}

/** The base is opened when the first check asks for it, and only if it is one of this version: opening it must not be what changes it. */
function siteOf(config: Config): { site: Site; close(): Promise<void> } {
  let opening: Promise<OpenStore> | undefined
  const open = async () => {
    if (await recogniseBase(config.databaseUrl)) throw new Error('the base is not up to date')
    return openStore({ url: config.databaseUrl, readers: 1, utcOffset: config.utcOffset })
  }
  const store = () => (opening ??= open())
  const close = async () => {
    const opened = await opening?.catch(() => undefined)
    await opened?.close()
  }
  return { site: { config, now: () => new Date(), store, isSelfCheck: false }, close }
}

/** As many columns as a terminal gives it: Chinese characters take two. */
const columns = (text: string) => text.replace(/\p{Script=Han}/gu, '  ').length

function printFindings(findings: readonly PresentedFinding[]) {
  const width = Math.max(...findings.map(({ title }) => columns(title))) + 2
  for (const group of GROUPS) {
    const own = findings.filter((one) => one.group === group)
    if (own.length) console.log(`\n${translate(`health.groups.${group}`)}`)
    for (const { light, title, says, todo } of own) {
      console.log(`  ${MARKS[light]}${title}${' '.repeat(width - columns(title))}${says}`)
      if (todo && light !== 'green') console.log(`${' '.repeat(8 + width)}→ ${todo}`)
    }
  }
  const count = (light: Light) => findings.filter((one) => one.light === light).length
  console.log(`\n${translate(`health.sums.${worstOf(findings)}`, { red: count('red'), yellow: count('yellow') })}`)
}

const args = options()
const config = settings()
if (args.audit) {
  await (await import('./audit.ts')).audit(config, args)
  process.exit()
}
const { site, close } = siteOf(config)
const checks = args.thorough ? healthChecks.filter(({ isThorough }) => isThorough) : healthChecks
const unmended: readonly Found[] = args.fix ? await fixAll(checks, site) : []
const found = [...(await examine(checks, site)), ...unmended]
await close()
const presented = found.map((one) => presentFinding(one, language))
const light = worstOf(found)
if (args.json)
  console.log(
    JSON.stringify({ light, found: found.map((one, at) => ({ ...one, ...presented[at], says: one.outcome, text: presented[at]?.says })) }),
  )
else printFindings(presented)
process.exitCode = light === 'red' ? 1 : 0
