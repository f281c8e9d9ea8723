/** What a label on a roll may say; days as 2026-11-18. */
export const LABEL_FIELDS = [
  'paperRollNo',
  'prodNo',
  'soNo',
  'longCode',
  'decorName',
  'rollNumber',
  'machine',
  'prodDate',
  'shift',
] as const
export type LabelField = (typeof LABEL_FIELDS)[number]
export type RollLabel = { readonly [K in LabelField]?: string }

/** How labels name it: our own field names first, then what printing houses and their systems write. */
const KEYS: Readonly<Record<LabelField, string>> = {
  paperRollNo: 'paperRollNo rollNo roll paperRoll reelNo 纸卷号 卷号 纸卷 卷筒号',
  prodNo: 'prodNo productionNo productionOrder prodOrder po moNo 生产单号 生产工单号 生产工单 生产订单号 生产订单 工单号 工单 生产号',
  soNo: 'soNo so salesOrder salesOrderNo orderNo 销售订单号 销售订单 销售单号 订单号',
  longCode: 'longCode decorNo decorCode articleNo 花色编号 长编号 长代码 花色号 花纹编号',
  decorName: 'decorName decor pattern 花色名称 花色 花纹名称 花纹',
  rollNumber: 'rollNumber rollerNo cylinderNo cylinder 版辊号 印辊号 版辊',
  machine: 'machine machineNo equ equipment equipmentNo equipmentId 设备 设备编号 机台 机台号 机器',
  prodDate: 'prodDate productionDate mfgDate date 生产日期 日期',
  shift: 'shift shiftName 班次 班别',
}
const bare = (key: string) =>
  key
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
const MEANING = new Map(LABEL_FIELDS.flatMap((field) => KEYS[field].split(' ').map((key) => [bare(key), field] as const)))

const LONGEST = 2000
const VALUE_MAX = 128
const NUMBER_MAX = 64
/** A number of a roll on its own: one word that holds a figure. */
const NUMBER = /^(?=.*\p{N})[\p{L}\p{N}][\p{L}\p{N}._#()+/-]*$/u
/** Between two entries; a comma only where another name follows it. */
const BETWEEN = /[;；\r\n\t|&]|[,，](?=\s*[\p{L}][\p{L}\p{N} _-]{0,23}\s*[=:：])/u
const ENTRY = /^\s*([\p{L}][\p{L}\p{N} ._-]{0,23}?)\s*[=:：]\s*(.*)$/u
/** Where a name begins that labels use: on one line they stand one after the other. What is Chinese needs no blank before it. */
const NAMED = (() => {
  const spelled = (key: string) => key.replace(/([a-z])(?=[A-Z])/g, '$1[ ._-]*')
  const keys = [...new Set(LABEL_FIELDS.flatMap((field) => KEYS[field].split(' ')))].sort((a, b) => b.length - a.length)
  const [latin, chinese] = [keys.filter((key) => /^[a-z]/i.test(key)), keys.filter((key) => !/^[a-z]/i.test(key))]
  return new RegExp(`(?:(?<![\\p{L}\\p{N}])(?:${latin.map(spelled).join('|')})|${chinese.join('|')})\\s*[=:：]`, 'giu')
})()
/** Another name, which nobody knows, after a value. */
const UNKNOWN = /\s+[\p{L}][\p{L}\p{N}_-]{0,23}[=:：].*$/u
const DAY = /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?(?:[ T].*)?$/

/** A day as labels write it, if there is such a day. */
function dayIn(text: string): string | undefined {
  const [, year = '', month = '', day = ''] = DAY.exec(text) ?? []
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${iso}T00:00:00Z`)
  return year && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : undefined
}
function clean(field: LabelField, value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = String(value)
    .normalize('NFKC')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
  if (!text || text.length > (field === 'decorName' ? VALUE_MAX : NUMBER_MAX)) return undefined
  return field === 'prodDate' ? dayIn(text) : text
}
/** The first value of each name counts. */
function collected(entries: Iterable<readonly [string, unknown]>): RollLabel {
  const out: { [K in LabelField]?: string } = {}
  for (const [key, value] of entries) {
    const field = MEANING.get(bare(key))
    const text = field && clean(field, value)
    if (field && text !== undefined) out[field] ??= text
  }
  return out
}

function inJson(text: string): RollLabel | undefined {
  if (!text.startsWith('{')) return undefined
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? collected(Object.entries(read)) : {}
  } catch {
    return {}
  }
}
/** Addresses are read and never followed: `/q/` of ours, or what stands in the query of whoever printed it. */
function inAddress(text: string): RollLabel | undefined {
  if (!/^https?:\/\//i.test(text)) return undefined
  if (!URL.canParse(text)) return {}
  const { pathname, searchParams } = new URL(text)
  const [, code] = /^\/q\/([^/]+)\/?$/.exec(pathname) ?? []
  const roll = code ? bareNumber(decoded(code)) : {}
  return { ...roll, ...collected(searchParams) }
}
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
function bareNumber(text: string): RollLabel {
  const plain = text.normalize('NFKC').trim()
  return plain.length <= NUMBER_MAX && NUMBER.test(plain) ? { paperRollNo: plain } : {}
}
/** Cuts a line before each name that is known. */
function namedParts(line: string): string[] {
  const starts = [...line.matchAll(NAMED)].map(({ index }) => index)
  return [0, ...starts].map((start, nth) => line.slice(start, starts[nth]))
}
function inLines(text: string): RollLabel | undefined {
  const entries = text
    .split(BETWEEN)
    .flatMap(namedParts)
    .flatMap((part) => {
      const [, key, value] = ENTRY.exec(part) ?? []
      return key === undefined || value === undefined ? [] : [[key, value.replace(UNKNOWN, '')] as const]
    })
  return entries.length ? collected(entries) : undefined
}

/**
 * What the label of a roll says, scanned or typed: JSON, an address, `name=value` or `name: value` one after the other, or the bare number of
 * the roll. Names are those of the fields and the usual ones in both languages; what nobody knows is passed over, and a text that says nothing
 * of a roll gives nothing.
 */
export function readRollLabel(text: string): RollLabel {
  const plain = text.slice(0, LONGEST).trim()
  return inJson(plain) ?? inAddress(plain) ?? inLines(plain) ?? bareNumber(plain)
}
