import type { FieldKind, FieldMeta } from '../../kit/gen/resources.ts'
import { choice, flag } from './choice.tsx'
import type { FieldKindView } from './fieldKind.ts'
import { link, links } from './link.ts'
import { date, instant, time } from './moment.ts'
import { amounts, decimal, int } from './number.ts'
import { longText, richText, text } from './text.ts'

/** Exhaustive; the only other record of kinds is that of inputs. */
const KINDS: Readonly<Record<FieldKind, FieldKindView>> = {
  ...{ text, longText, richText },
  ...{ int, decimal, amounts },
  ...{ date, instant, time },
  ...{ choice, flag },
  ...{ link, links },
}

/** What the console knows of the kind of a field. */
export const kindOf = ({ kind }: Pick<FieldMeta, 'kind'>): FieldKindView => KINDS[kind]
