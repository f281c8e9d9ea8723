import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { textOf } from '../../resource/cells.tsx'
import type { Row } from '../../resource/meta.ts'
import type { ResourceWords } from '../../resource/words.ts'

/** A value as it stands on a label. A day and the place above say nothing by themselves: they stand behind what they are. */
export function labelText(meta: ResourceMeta, name: string, row: Row, words: ResourceWords): string {
  const text = textOf(meta, name, row, words)
  const needsName = meta.fields[name]?.kind === 'date' || name === meta.tree
  return text && needsName ? `${words.label(name)} ${text}` : text
}
