import { fromBufferPromise } from 'yauzl'
import { Refusal } from '../../kernel/index.ts'
import { ENTRIES_MAX, RATIO_FREE, RATIO_MAX, UNZIPPED_MAX } from '../limits.ts'
import { refuseFile } from '../problems.ts'

const MB = 1024 * 1024
const ZIP = Buffer.from('PK\x03\x04')
/** The container of old office files, and of new ones with a password. */
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le')

/** Other office files by what only they have inside. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/^word\//, 'word'],
  [/^ppt\//, 'powerpoint'],
  [/^xl\/workbook\.bin$/, 'xlsb'],
  [/^content\.xml$/, 'ods'],
]

/** Pictures and drawings, of which a ledger may have one a row: they are never unpacked. */
const PASSED_OVER = /^xl\/(?:media|drawings|embeddings)\//

interface Entry {
  readonly fileName: string
  readonly compressedSize: number
  readonly uncompressedSize: number
  isEncrypted(): boolean
}

async function entriesOf(bytes: Buffer): Promise<Entry[]> {
  const entries: Entry[] = []
  try {
    const zip = await fromBufferPromise(bytes, { autoClose: false })
    for await (const entry of zip.eachEntry()) {
      if (PASSED_OVER.test(entry.fileName)) continue
      entries.push(entry)
      if (entries.length > ENTRIES_MAX) throw refuseFile('tooManyParts', { limit: ENTRIES_MAX })
    }
  } catch (error) {
    throw error instanceof Refusal ? error : refuseFile('broken')
  }
  return entries
}

function refuseSizes(entries: readonly Entry[]) {
  const sum = (pick: (entry: Entry) => number) => entries.reduce((total, entry) => total + pick(entry), 0)
  const unzipped = sum((entry) => entry.uncompressedSize)
  const ratio =
    unzipped /
    Math.max(
      1,
      sum((entry) => entry.compressedSize),
    )
  if (unzipped > UNZIPPED_MAX) throw refuseFile('tooLargeInside', { limit: `${UNZIPPED_MAX / MB} MB` })
  if (unzipped > RATIO_FREE && ratio > RATIO_MAX) throw refuseFile('bomb')
}

/**
 * Looks at the directory of an archive before anything is taken out of it; throws what is wrong with it as a workbook. What it says of
 * sizes is believed only where it speaks against the file.
 */
export async function inspectArchive(bytes: Buffer): Promise<void> {
  if (bytes.length === 0) throw refuseFile('emptyFile')
  if (bytes.subarray(0, OLE.length).equals(OLE)) throw refuseFile(bytes.includes(ENCRYPTED) ? 'encrypted' : 'oldExcel')
  if (!bytes.subarray(0, ZIP.length).equals(ZIP)) throw refuseFile('notExcel')
  const entries = await entriesOf(bytes)
  if (entries.some((entry) => entry.isEncrypted())) throw refuseFile('encrypted')
  refuseSizes(entries)
  const names = entries.map((entry) => entry.fileName)
  if (names.includes('xl/workbook.xml')) return
  const other = OTHERS.find(([mark]) => names.some((name) => mark.test(name)))
  if (other) throw refuseFile('otherOffice', { kind: `import.kinds.${other[1]}` })
  if (!names.includes('[Content_Types].xml')) throw refuseFile('notExcel')
}
