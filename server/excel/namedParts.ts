import { firstWord, type NamedPart, type Registry } from '../kernel/index.ts'
import type { Words } from '../platform/words.ts'

interface Named {
  readonly part: NamedPart
  /** Whose row it is, as programs call it. */
  readonly resource: string
  readonly value: string
}
/** Where the words are, the nearest first. */
function keysOf({ part, resource, value }: Named, registry: Registry): string[] {
  if (part === 'resource') return [`${value}.label`]
  if (part === 'action')
    return [`${resource}.actions.${value}`, `screens.detail.did.${value}`, `forms.history.did.${value}`, `actions.${value}`]
  const { title, fields } = registry.byName(resource) ?? {}
  return title && fields?.[title]?.kind === 'choice' ? [`${resource}.values.${title}.${value}`] : []
}
/** What a text that names a resource, an action or a row says to people; itself where it is in words already. */
export const namedPart = (named: Named, registry: Registry, say: Words): string => firstWord(say, keysOf(named, registry), named.value)
