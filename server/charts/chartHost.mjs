// The process that draws one SVG and ends: in which folder fonts are looked for is settled by its environment, before anything is drawn.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FONT = '@fontsource-variable/noto-sans-sc'
/** Twice the size of the SVG, so that it is sharp on phones. */
const DENSITY = 144

/** Whether a range such as 'U+4e00-4eff,U+5b57' has one of these characters. */
const covers = (range, codes) =>
  range.split(',').some((part) => {
    const [from, until = from] = part
      .replace(/^U\+/i, '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return codes.some((code) => code >= from && code <= until)
  })

/** Unpacks the pieces of the font that have a character of the text into a folder. */
async function layFonts(folder, text) {
  const { default: unpack } = await import('wawoff2/decompress.js')
  const ranges = fileURLToPath(import.meta.resolve(`${FONT}/unicode.json`))
  const codes = [...new Set(text)].map((character) => character.codePointAt(0))
  for (const [name, range] of Object.entries(JSON.parse(readFileSync(ranges, 'utf8')))) {
    if (!covers(range, codes)) continue
    const piece = name.replace(/[[\]]/g, '')
    const packed = readFileSync(join(dirname(ranges), 'files', `noto-sans-sc-${piece}-wght-normal.woff2`))
    writeFileSync(join(folder, `${piece}.ttf`), await unpack(packed))
  }
}

async function draw({ svg, folder }) {
  await layFonts(folder, svg)
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg), { density: DENSITY }).png({ palette: true }).toBuffer()
}

process.on('message', async (job) => {
  const answer = await draw(job).then(
    (picture) => ({ picture: picture.toString('base64') }),
    (error) => ({ fault: String(error) }),
  )
  process.send(answer, () => process.exit())
})
