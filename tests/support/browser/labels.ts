import sharp from 'sharp'
import { encode } from 'uqr'

interface Label {
  text: string
  /** Of one module, in pixels. */
  scale?: number
}
/** A printed label: black on white, with the margin that decoders ask for. */
export async function label({ text, scale = 8 }: Label): Promise<Buffer> {
  const { data, size } = encode(text, { border: 4, ecc: 'M' })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `<rect x="${x}" y="${y}" width="1" height="1"/>` : [])))
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${size * scale}" height="${size * scale}" viewBox="0 0 ${size} ${size}"><rect width="100%" height="100%" fill="#fff"/>${squares.join('')}</svg>`
  return sharp(Buffer.from(drawn)).png().toBuffer()
}

const WALL = '#8a9099'
/** The same as a phone sees it: askew, out of focus, and squeezed by the camera. */
export async function photographed(text: string): Promise<Buffer> {
  const turned = await sharp(await label({ text }))
    .rotate(17, { background: WALL })
    .blur(1.6)
    .toBuffer()
  return sharp({ create: { width: 1200, height: 900, channels: 3, background: WALL } })
    .composite([{ input: turned, gravity: 'center' }])
    .jpeg({ quality: 35 })
    .toBuffer()
}
