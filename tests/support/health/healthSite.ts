import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { examineOne, fitting } from '../../../server/health/examine.ts'
import type { HealthCheck, Site } from '../../../server/health/index.ts'
import { presentFinding } from '../../../server/health/wording.ts'
import { readConfig } from '../../../server/platform/settings/config.ts'
import { type OpenStore, openStore } from '../../../server/store/index.ts'

/** An installation with a data folder of its own that checks may be asked about; settings say what else it stands on. */
export function healthSite(
  settings: Readonly<Record<string, string>> = {},
  { store, now = () => new Date() }: { store?: OpenStore; now?: () => Date } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-health-'))
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...settings })
  let opened: Promise<OpenStore> | undefined
  const open = () => (opened ??= openStore({ url: config.databaseUrl, readers: 1, now }))
  const site: Site = { config, now, store: async () => store ?? open(), isSelfCheck: false }
  async function close() {
    await (await opened)?.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { site, folder, close }
}

/** What a check finds, as 'light says' with what it names; each finding must have words in both languages, with every placeholder filled. */
export async function look(check: HealthCheck, site: Site): Promise<string[]> {
  expect(fitting([check], site)).toEqual([check])
  const found = await examineOne(check, site)
  for (const one of found)
    for (const language of ['zh', 'en'] as const) {
      const { title, says, todo } = presentFinding(one, language)
      expect([title, says, todo ?? ''].filter((text) => /^health\.|\{\{|^$|（）|\(\)$/.test(text) && text !== '')).toEqual([])
      if (one.light !== 'green') expect([one, todo]).not.toEqual([one, null])
    }
  return found.map(({ light, outcome, values }) => [light, outcome, values?.why].filter(Boolean).join(' '))
}
