import { Refusal, type ResourceDef } from '../../kernel/index.ts'
import { known, words } from '../../platform/words.ts'
import { HEAD_ROWS } from '../limits.ts'
import { refuseFile } from '../problems.ts'
import type { SheetHead, SheetRow } from '../workbook/readWorkbook.ts'
import { shown } from './cellText.ts'
import { matchHeaders } from './headers.ts'

/** Where the header of a sheet stands, what it says and which fields it means. */
export interface Layout {
  readonly headerRowNo: number
  readonly headers: readonly string[]
  readonly fields: readonly (string | null)[]
}

/** The row among the first that names most fields; the first one where none does. */
export function layoutOf(resource: ResourceDef, head: readonly SheetRow[]): Layout | null {
  const tries = head.slice(0, HEAD_ROWS).map(([headerRowNo, cells]) => {
    const headers = cells.map((cell) => (typeof cell === 'string' ? cell.trim() : shown(cell)))
    return { headerRowNo, headers, fields: matchHeaders(resource, headers) }
  })
  const score = ({ fields }: Layout) => fields.filter((field) => field !== null).length
  return tries.reduce<Layout | null>((best, one) => (best === null || score(one) > score(best) ? one : best), null)
}
export const isRecognised = (layout: Layout | null) => layout?.fields.some((field) => field !== null) ?? false

const inBoth = (key: string) => [words('zh')(key), words('en')(key)]
const HELP = 'import.template.help'
/** The page of a template that explains it. */
export const isHelp = (name: string) => inBoth(HELP).includes(name.trim())

/** A sheet that the definition asks for by name. */
function demanded(key: string, sheets: readonly SheetHead[]): SheetHead {
  const found = sheets.find(({ name }) => inBoth(key).some((one) => one.toLowerCase() === name.trim().toLowerCase()))
  const own = `${key}NotFound`
  if (!found) throw known(own, 'zh') ? new Refusal(own) : refuseFile('noSuchSheet', { sheet: key })
  return found
}

/** The sheet that is meant, unless somebody names one: the first whose header names fields, never the help of a template. */
export function chooseSheet(resource: ResourceDef, sheets: readonly SheetHead[], requested?: string): SheetHead {
  const filled = sheets.filter(({ name, rowCount }) => rowCount > 0 && !isHelp(name))
  if (requested !== undefined) {
    const found = sheets.find(({ name }) => name === requested)
    if (!found) throw refuseFile('noSuchSheet', { sheet: requested })
    return found
  }
  if (resource.importSheet) return demanded(resource.importSheet, sheets)
  const [first] = filled
  if (!first) throw refuseFile('empty')
  return filled.find(({ head }) => isRecognised(layoutOf(resource, head))) ?? first
}
