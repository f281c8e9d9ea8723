const SIDE_MAX = 2048
const BYTES_MAX = 2 * 1024 * 1024
const QUALITY = 0.86
/** What the server keeps; other photos, such as HEIC where the browser reads it, are turned into the first of them. */
const SUPPORTED_TYPES = ['image/jpeg', 'image/png', 'image/webp']

function drawn(picture: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, SIDE_MAX / Math.max(picture.width, picture.height))
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  // What is transparent would turn black in a JPEG.
  // biome-ignore lint/plugin: a canvas reads no tokens, and this is the paper under a photo in every look
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return canvas
}
const toJpeg = (canvas: HTMLCanvasElement) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))

/** A photo as small as a record needs it, upright: mobile networks of workshops are slow. What cannot be read is left as it is, for the server to judge. */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!file.type.startsWith('image/')) return file
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!picture) return file
  try {
    const isLarge = file.size > BYTES_MAX || Math.max(picture.width, picture.height) > SIDE_MAX
    if (!isLarge && SUPPORTED_TYPES.includes(file.type)) return file
    const small = await toJpeg(drawn(picture))
    const isWorse = !small || (small.size >= file.size && SUPPORTED_TYPES.includes(file.type))
    return isWorse ? file : new File([small], file.name.replace(/\.\w{1,5}$|$/, '.jpg'), { type: small.type })
  } finally {
    picture.close()
  }
}
