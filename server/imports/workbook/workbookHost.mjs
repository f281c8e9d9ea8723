// Reads one workbook in a process of its own, with little memory and little time: whatever it does to its reader is nobody else's matter.
// A thread would not do: where V8 finds no room for one large table it ends the process, however small the thread was told to stay.
import { posix } from 'node:path'
import { Transform } from 'node:stream'
import { fromBufferPromise } from 'yauzl'
import { refuse } from './refuse.mjs'
import { cellStyles, sharedStrings } from './sharedStrings.mjs'
import { parseSheet, parseXml } from './sheetParser.mjs'

/** Rows shown of a sheet nobody has chosen yet. */
const HEAD = 60
/** Cells handed over at a time: what the other side takes in without holding its event loop. */
const BATCH_CELLS = 4000

/** What really comes out counts, whatever the directory of the archive says. */
let passed = 0
const gauge = (limits) =>
  new Transform({
    transform(chunk, _encoding, done) {
      passed += chunk.length
      done(passed > limits.unzipped ? refuse('tooMuch') : null, chunk)
    },
  })

async function open({ bytes, limits }) {
  const zip = await fromBufferPromise(Buffer.from(bytes), { autoClose: false, validateEntrySizes: false })
  const entries = new Map()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  return async (name) => {
    const entry = entries.get(name)
    if (!entry) return undefined
    const source = await zip.openReadStreamPromise(entry)
    const counted = gauge(limits)
    source.on('error', (error) => counted.destroy(error))
    return source.pipe(counted)
  }
}

async function relationsOf(part, name) {
  const found = new Map()
  const stream = await part(posix.join(posix.dirname(name), '_rels', `${posix.basename(name)}.rels`))
  const open = (tag, { Id, Target = '', Type = '' }) => {
    if (tag !== 'Relationship') return
    const path = Target.startsWith('/') ? Target.slice(1) : posix.join(posix.dirname(name), Target)
    found.set(Id, { path, type: Type.split('/').at(-1) })
  }
  if (stream) await parseXml(stream, { open })
  return found
}
const pathOf = (relations, type) => [...relations.values()].find((one) => one.type === type)?.path

async function bookOf(part, limits) {
  const home = pathOf(await relationsOf(part, 'x'), 'officeDocument') ?? 'xl/workbook.xml'
  const stream = await part(home)
  if (!stream) throw refuse('notWorkbook')
  const sheets = []
  let is1904 = false
  await parseXml(stream, {
    open(name, attributes) {
      if (name === 'sheet') {
        const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1]
        sheets.push({ name: attributes.name ?? '', isHidden: (attributes.state ?? 'visible') !== 'visible', id })
      } else if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904)
    },
  })
  const relations = await relationsOf(part, home)
  const strings = sharedStrings(limits)
  const texts = await part(pathOf(relations, 'sharedStrings') ?? '')
  if (texts) await parseXml(texts, strings)
  const styles = cellStyles()
  const looks = await part(pathOf(relations, 'styles') ?? '')
  if (looks) await parseXml(looks, styles)
  const shown = sheets
    .map((one) => ({ ...one, ...relations.get(one.id) }))
    .filter(({ isHidden, type }) => !isHidden && type === 'worksheet')
  return { sheets: shown, strings: strings.strings, styles, is1904 }
}

let taken = () => {}
/** Hands over and waits until it has been taken. */
function hand(message) {
  return new Promise((resolve) => {
    taken = resolve
    process.send(message)
  })
}

/** All rows of the sheet that is wanted; of the others their beginning, and how many there are. */
async function readSheet({ part, book, wanted, limits }, { name, path }) {
  let [rowCount, cells] = [0, 0]
  const head = []
  let batch = []
  async function flush() {
    if (!batch.length) return
    const rows = batch
    ;[batch, cells] = [[], 0]
    await hand({ rows })
  }
  const stream = await part(path)
  if (!stream) throw refuse('broken')
  const merges = await parseSheet(stream, book, {
    limits,
    turn: () => (cells >= BATCH_CELLS ? flush() : undefined),
    onRow(row) {
      rowCount++
      if (wanted === undefined && head.length < HEAD) head.push(row)
      if (wanted === undefined) return
      const [, values] = row
      batch.push(row)
      cells += values.length
    },
  })
  await flush()
  return { name, rowCount, head, merges }
}

async function read({ bytes, wanted, limits }) {
  const part = await open({ bytes, limits })
  const book = await bookOf(part, limits)
  const sheets = []
  for (const sheet of book.sheets) {
    if (wanted === undefined || sheet.name === wanted) sheets.push(await readSheet({ part, book, wanted, limits }, sheet))
  }
  return { sheets }
}

process.on('message', async (message) => {
  if (message === 'taken') return taken()
  process.send(await read(message).catch((error) => ({ refusal: error.refusal ?? { code: 'broken', params: {} } })))
})
process.on('disconnect', () => process.exit())
