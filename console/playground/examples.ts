import type { Language } from '../kit/words/language.ts'
import type { Document } from './ask.ts'
import type { Example } from './example.ts'
import { account, identity } from './examples/accounts.ts'
import { callout, dispatch, handover, onboarding, shifts } from './examples/people.ts'
import { audit, backups, notice, system } from './examples/platform.ts'
import { analytics, hours, repair, wall } from './examples/repair.ts'
import { masterdata, quality, roller, stock } from './examples/things.ts'
import { inspection, maintenance } from './examples/work.ts'

export const EXAMPLES: readonly Example[] = [
  ...account,
  ...repair,
  ...hours,
  ...analytics,
  ...inspection,
  ...maintenance,
  ...shifts,
  ...handover,
  ...callout,
  ...dispatch,
  ...stock,
  ...roller,
  ...quality,
  ...masterdata,
  ...notice,
  ...wall,
  ...identity,
  ...onboarding,
  ...backups,
  ...audit,
  ...system,
]

const UNKNOWN = '?'
const call = (list: string, filter = '') => `${list}(${filter && `filter: { ${filter} }, `}page: { size: 1 })`

/** The text of the variables editor; without ids it shows where they belong. */
export function variablesOf({ variables }: Example, language: Language = 'zh', ids: ReadonlyMap<string, string> = new Map()): string {
  const first = (list: string, filter?: string) => ids.get(call(list, filter)) ?? UNKNOWN
  return variables ? `${JSON.stringify(variables(first, language), null, 2)}\n` : ''
}

export interface IdAnswer {
  readonly found: { readonly items: readonly { readonly id: string }[] }
}
/** Each list is read by itself: what this person may not read keeps its question mark, and the others are filled in. */
export async function findIds(
  { variables }: Example,
  read: (query: Document<IdAnswer, object>) => Promise<IdAnswer>,
): Promise<ReadonlyMap<string, string>> {
  const calls = new Set<string>()
  variables?.((list, filter) => {
    calls.add(call(list, filter))
    return UNKNOWN
  }, 'zh')
  const pairs = [...calls].map((one) =>
    read(`{ found: ${one} { items { id } } }` as Document<IdAnswer, object>).then(
      ({ found }) => [one, found.items[0]?.id ?? UNKNOWN] as const,
      () => [one, UNKNOWN] as const,
    ),
  )
  return new Map(await Promise.all(pairs))
}
