import { randomBytes } from 'node:crypto'
import { hashPassword, sha256Hex } from '../access/index.ts'
import { user } from '../domain/identity/index.ts'
import { config as configs, SETUP_CHECKLIST } from '../domain/system/index.ts'
import { type BulkStore, type Language, systemActor } from '../kernel/index.ts'
import type { Config } from '../platform/settings/config.ts'
import { words } from '../platform/words.ts'
import { seedBase } from '../setup/index.ts'
import { seedDemo } from './demo.ts'
import { inEnglish } from './english/inEnglish.ts'
import { demoLogins } from './people/accounts.ts'
import { DEMO_PASSWORD } from './people/people.ts'

/** Does one phase of a start, and tells whoever waits for it. */
export type Phase = <T>(title: string, work: () => Promise<T>) => Promise<T>

/** The first log-in of a new base, to be printed once. */
export interface FirstLogin {
  readonly username: string
  /** What to type; null when whoever set ADMIN_PASSWORD knows it. */
  readonly password: string | null
}

/** The demo is no installation to set up. */
const dismissChecklist = (store: BulkStore) =>
  store.write(systemActor(0), async (uow) => {
    const [row] = await uow.of(configs).lockWhere({ configKey: SETUP_CHECKLIST })
    if (row) await uow.of(configs).patch(row, { configValue: 'off' })
  })

/** Fills an empty base: with demo data, or with one plant and its administrator. Out: the log-in to print, null when nothing was done. */
export async function seedIfEmpty(
  store: BulkStore,
  config: Pick<Config, 'demo' | 'adminPassword'> & Partial<Pick<Config, 'demoLanguage'>>,
  offsetMinutes: number,
  phase: Phase = (_title, work) => work(),
): Promise<FirstLogin | null> {
  if (await store.read(systemActor(0)).of(user).exists({})) return null
  const password = config.adminPassword ?? (config.demo ? DEMO_PASSWORD : randomBytes(12).toString('base64url'))
  const adminPasswordHash = await hashPassword(sha256Hex(password))
  const demo = () =>
    seedDemo(store, { now: store.now(), offsetMinutes, hashPassword, adminPasswordHash, language: config.demoLanguage ?? 'zh' })
  const demoOfAll = async () => {
    const isFilled = await demo()
    await dismissChecklist(store)
    return isFilled
  }
  const filled = config.demo ? phase('Loading demo data', demoOfAll) : seedBase(store, { adminPasswordHash })
  return (await filled) ? { username: 'admin', password: config.adminPassword ? null : password } : null
}

/** The first log-in in one line; a password that was set by hand is no business of a log. */
export const firstLoginText = ({ username, password }: FirstLogin) =>
  `first log-in: ${username} / ${password ?? 'the password in ADMIN_PASSWORD'}`

/** How the base calls what its demo names, for who does not read the base. */
export const wordingOfDemo = async (config: Pick<Config, 'demo' | 'demoLanguage'>): Promise<(text: string) => string> =>
  config.demo && config.demoLanguage === 'en' ? inEnglish() : (text) => text

/** The log-ins that the log-in page offers, in the reader's words; those whose password was chosen otherwise are left out. */
export function offeredLogins(config: Pick<Config, 'demo' | 'adminPassword'>, named: (text: string) => string, language: Language) {
  const translate = words(language)
  if (!config.demo) return []
  const offered = demoLogins.filter(({ username }) => username !== 'admin' || config.adminPassword === null)
  return offered.map(({ hint, name, role, ...login }) => ({
    ...login,
    name: named(name),
    role: named(role),
    permissionsHint: translate(hint),
  }))
}
