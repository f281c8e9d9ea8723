import { type FieldDef, MAX_INT, text } from './field.ts'

/** How a row is recognised by what is printed on it. */
export interface Label {
  /** The text field that is printed in figures and letters: people type it where nothing can be scanned. */
  readonly number: string
  /**
   * What the codes of its own labels begin with: `eq` makes `eq-1b` of row 47, computed as `qrCode`. Without it, only the number is known, and
   * only in the plant one works in.
   */
  readonly prefix?: string
  /**
   * A field in which rows name a thing that has no record here: its label leads to the rows that name it. `read` finds that name in what the
   * label says.
   */
  readonly named?: { readonly field: string; readonly read: (text: string) => string | undefined }
  /** What else its label says, such as where the thing belongs: texts, links by their titles, and computed values. */
  readonly lines?: readonly string[]
  /** Where the console shows one that was scanned, by its id; its list unless said. */
  readonly page?: string
  /** Tags that open a scanned row beside those to read it. */
  readonly opens?: readonly string[]
}
/** The fields on a label, the number first. */
const printedOn = ({ number, lines = [] }: Label): readonly string[] => [number, ...lines]

/** What screens know of a label. */
export const shownOfLabel = (label: Label) => ({
  isLabelled: true,
  ...(label.page && { scannedAt: label.page }),
  ...(label.prefix && { qr: printedOn(label) }),
})

const RADIX = 36
export const qrCodeOf = (prefix: string) => ({
  field: text({ required: true }),
  from: ({ id }: { id: number }) => `${prefix}-${id.toString(RADIX)}`,
})
/** The id in a code such as `eq-1b`; labels are sometimes typed by hand. */
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
/** Labels that name fields which are not there, and codes that would stand for rows of two resources. */
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
