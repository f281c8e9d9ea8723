import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

interface Size {
  width?: number
  height?: number
}
/** Something that no encoder makes small. */
export const noise = ({ width = 64, height = 64 }: Size = {}) =>
  sharp({ create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
const flat = ({ width = 64, height = 48 }: Size = {}) => sharp({ create: { width, height, channels: 3, background: '#3a7' } })

export const jpeg = (size?: Size) => flat(size).jpeg().toBuffer()
export const png = (size?: Size) => flat(size).png().toBuffer()
export const webp = (size?: Size) => flat(size).webp().toBuffer()

/** As phones make them: lying on its side, with the place and the maker of the phone written into it. */
export const photo = (size?: Size) =>
  flat(size)
    .jpeg()
    .withExif({
      IFD0: { Make: 'CanaryPhone', ImageDescription: 'canary' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 18/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '120/1 37/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()

export const aboutPicture = (content: Buffer | undefined) => sharp(content).metadata()

const CRC = Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})
const crc32 = (data: Buffer) => (data.reduce((c, byte) => (CRC[(c ^ byte) & 0xff] as number) ^ (c >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0
function chunk(type: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
/** The same PNG with a sentence in it. */
export function withText(drawn: Buffer): Buffer {
  const header = 8 + 25
  return Buffer.concat([drawn.subarray(0, header), chunk('tEXt', Buffer.from('Comment\0CanaryPlace', 'latin1')), drawn.subarray(header)])
}
/** A PNG of one grey: a few KB that become as many pixels as one likes. */
export function greyPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(8, 8)
  const pixels = deflateSync(Buffer.alloc((width + 1) * height))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

/** A photo of a given size in both senses, as `photo` makes them. */
export async function photoOf({ megapixels, bytes }: { megapixels: number; bytes: number }): Promise<Buffer> {
  const [width, height] = [4000, Math.round((megapixels * 1_000_000) / 4000)]
  const grain = await noise({ width, height }).blur(0.7).raw().toBuffer()
  for (let quality = 95; quality > 10; quality -= 3) {
    const drawn = sharp(grain, { raw: { width, height, channels: 3 } })
      .jpeg({ quality })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 18/1 0/1' } })
      .withMetadata({ orientation: 6 })
    const made = await drawn.toBuffer()
    if (made.length <= bytes) return made
  }
  throw new Error('no photo of that size')
}
