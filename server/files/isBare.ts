const [MARK, SCAN, END] = [0xff, 0xda, 0xd9]
const PNG_PARTS = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'pHYs', 'IDAT', 'IEND'])
const WEBP_PARTS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ICCP', 'ALPH', 'ANIM', 'ANMF'])
const PNG_SIGNATURE = 8
const RIFF_HEADER = 12

const between = (value: number, from: number, to: number) => value >= from && value <= to
/** Tables, frames and colours. Everything else, Exif above all, may tell of people and places. */
function draws(data: Buffer, at: number): boolean {
  const marker = data[at + 1] ?? 0
  if (marker === 0xe2) return data.toString('latin1', at + 4, at + 15) === 'ICC_PROFILE'
  return between(marker, 0xc0, 0xcf) || [0xdb, 0xdd, 0xe0, 0xee].includes(marker)
}
/** Where the next part begins behind coded pixels, in which a mark is followed by 0 or counts restarts. */
function endOfScan(data: Buffer, from: number): number {
  for (let at = data.indexOf(MARK, from); at >= 0; at = data.indexOf(MARK, at + 1)) {
    const next = data[at + 1] ?? 0
    if (next !== 0 && next !== MARK && !between(next, 0xd0, 0xd7)) return at
  }
  return data.length
}
function isBareJpeg(data: Buffer): boolean {
  for (let at = 2; at + 4 <= data.length && data[at] === MARK; ) {
    const next = at + 2 + data.readUInt16BE(at + 2)
    if (data[at + 1] !== SCAN) {
      if (!draws(data, at)) return false
      at = next
      continue
    }
    at = endOfScan(data, next)
    if (data[at + 1] === END) return at + 2 === data.length
  }
  return false
}
function isBarePng(data: Buffer): boolean {
  for (let at = PNG_SIGNATURE; at + 12 <= data.length; ) {
    const part = data.toString('latin1', at + 4, at + 8)
    if (!PNG_PARTS.has(part)) return false
    at += 12 + data.readUInt32BE(at)
    if (part === 'IEND') return at === data.length
  }
  return false
}
function isBareWebp(data: Buffer): boolean {
  if (data.length < RIFF_HEADER || data.readUInt32LE(4) + 8 !== data.length) return false
  let at = RIFF_HEADER
  while (at + 8 <= data.length) {
    if (!WEBP_PARTS.has(data.toString('latin1', at, at + 4))) return false
    const bytes = data.readUInt32LE(at + 4)
    at += 8 + bytes + (bytes % 2)
  }
  return at === data.length
}
const READERS: Readonly<Record<string, (data: Buffer) => boolean>> = {
  'image/jpeg': isBareJpeg,
  'image/png': isBarePng,
  'image/webp': isBareWebp,
}

/** Whether a picture holds nothing but what draws it: no words, no place, no second file behind its end. In doubt it does not. */
export const isBare = (mime: string, data: Buffer): boolean => READERS[mime]?.(data) ?? false
