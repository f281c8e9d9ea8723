import type { Registry } from '../kernel/index.ts'
import { HEAD } from './genConsole.ts'

/** The module that tells the console which read models are read anew after which writes. */
export function staleReadModels({ readModels }: Registry): string {
  const lines = readModels.flatMap(({ name, stale }) => {
    const names = stale === 'everything' ? stale : stale.filter((one) => !one.internal).map((one) => one.name)
    return names.length ? [`  ${name}: ${JSON.stringify(names)},`] : []
  })
  return [
    HEAD,
    "import type { ResourceName } from './resources.ts'\n",
    '/** Whose changes make the answer of a query stale. */',
    `export const staleAfter: { readonly [query: string]: readonly ResourceName[] | 'everything' } = {\n${lines.join('\n')}\n}`,
    '',
  ].join('\n')
}
