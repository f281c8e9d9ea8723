// The process that decodes pictures: native code fed by strangers, with memory and at worst an end of its own.

const THUMB = 320
const QUALITY = 90
let decoder
/** Loaded when it is first asked for: a decoder that does not load here is a fault of this machine, and must not be taken for that of a picture. */
async function load() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'] })
  return sharp
}

/** A full disk is no fault of the picture. */
const isOurs = (error) => /no space left|unable to write|for write/i.test(String(error))

/** Written anew in the format it came in, upright and without anything but its pixels. */
function bare(picture, format) {
  const upright = picture.rotate()
  if (format === 'png') return upright.png()
  return format === 'webp' ? upright.webp({ quality: QUALITY }) : upright.jpeg({ quality: QUALITY })
}
/** Reads a picture whole. `barePath` is null for one that may stay as it is. */
async function prepare(sharp, { path, barePath, thumbPath, pixelsMax }) {
  const options = { limitInputPixels: pixelsMax, failOn: 'error', sequentialRead: true }
  const about = await sharp(path, { limitInputPixels: false }).metadata()
  if (about.width * about.height > pixelsMax) return { refusal: 'tooManyPixels' }
  const { width, height } = barePath ? await bare(sharp(path, options), about.format).toFile(barePath) : about
  const small = sharp(barePath ?? path, options).resize(THUMB, THUMB, { fit: 'inside', withoutEnlargement: true })
  await small.webp({ quality: 75 }).toFile(thumbPath)
  return { width, height }
}

process.on('message', async (job) => {
  const failed = (error) => (isOurs(error) ? { fault: String(error) } : { refusal: 'brokenImage' })
  decoder ??= load()
  process.send(
    await decoder.then(
      (sharp) => prepare(sharp, job).catch(failed),
      (error) => ({ fault: `pictures cannot be decoded on this machine: ${error.message}` }),
    ),
  )
})
process.on('disconnect', () => process.exit())
