import { parse } from 'graphql'
import type { Config } from '../../platform/settings/config.ts'
import { type KnownSelections, selectionsOf } from './selections.ts'

/** What console, walls and playground send, as `npm run gen` wrote it; undefined where other operations are answered too. */
export async function loadKnownSelections({ knownOperations }: Pick<Config, 'knownOperations'>): Promise<KnownSelections | undefined> {
  if (!knownOperations) return undefined
  const { default: texts } = await import('./known.json', { with: { type: 'json' } })
  return selectionsOf(
    Object.entries(texts).map(([kind, fields]) => parse(`${kind} ${fields}`)),
    new Map(),
  )
}
