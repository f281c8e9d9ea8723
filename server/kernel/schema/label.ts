import { type FieldDef, MAX_INT, text } from './field.ts'

/** How a printed label identifies a row. */
export interface Label {
  /** The text field printed in plain characters, typed where nothing can be scanned. */
  readonly number: string
  /**
   * Prefix of the QR codes of its labels: `eq` encodes row 47 as `eq-1b`, computed as `qrCode`. Without it only the number is recognized,
   * and only within the current plant.
   */
  readonly prefix?: string
  /**
   * For labels of things without a record here: the field in which rows name the thing; its label leads to those rows. `read` extracts the
   * name from the scanned text, undefined where it is no such label.
   */
  readonly named?: { readonly field: string; readonly read: (text: string) => string | undefined }
  /** Further lines of the label, such as the location: texts, titles of links, and computed values. */
  readonly lines?: readonly string[]
  /** Console path of a scanned row, by its id; its list by default. */
  readonly page?: string
  /** Tags that also permit opening a scanned row, besides those to read it. */
  readonly opens?: readonly string[]
}
/** The fields on a label, the number first. */
const printedOn = ({ number, lines = [] }: Label): readonly string[] => [number, ...lines]

/** The parts of a label definition that screens need. */
export const shownOfLabel = (label: Label) => ({
  isLabelled: true,
  ...(label.page && { scannedAt: label.page }),
  ...(label.prefix && { qr: printedOn(label) }),
})

const RADIX = 36
/** The computed field of the QR text: prefix and id in base 36. */
export const qrCodeOf = (prefix: string) => ({
  field: text({ required: true }),
  from: ({ id }: { id: number }) => `${prefix}-${id.toString(RADIX)}`,
})
/** The id in a code such as `eq-1b`, whatever the case, as labels are sometimes typed; null for any other text. */
export function idOnLabel({ prefix }: Label, code: string): number | null {
  const [, digits = ''] = prefix ? (new RegExp(`^${prefix}-([0-9a-z]{1,6})$`, 'i').exec(code) ?? []) : []
  const id = digits ? Number.parseInt(digits, RADIX) : 0
  return id > 0 && id <= MAX_INT ? id : null
}

interface Labelled {
  readonly name: string
  readonly fields: Readonly<Record<string, FieldDef>>
  readonly computed?: Readonly<Record<string, unknown>>
  readonly label?: Label
}
/** Labels that name missing fields, and prefixes that two resources use. */
export function faultsOfLabels(resources: readonly Labelled[]): string[] {
  const owners = new Map<string, string>()
  return resources.flatMap(({ name, fields, computed, label }) => {
    if (!label) return []
    const { prefix } = label
    const faults = [...printedOn(label), ...(label.named ? [label.named.field] : [])].flatMap((key) =>
      fields[key] || computed?.[key] ? [] : [`${name}.label: no field ${key}`],
    )
    const other = prefix && owners.get(prefix)
    if (prefix) owners.set(prefix, name)
    return other ? [...faults, `${name}.label: ${prefix} is the prefix of ${other}`] : faults
  })
}
