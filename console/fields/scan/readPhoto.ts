import { readCode } from './decoder.ts'

/**
 * Side lengths in pixels to which a photo is scaled, fastest first: grain hides a code in a large picture, and a small one loses detail.
 */
const SIDES = [1024, 2400, 640]

function drawn(photo: ImageBitmap, side: number): HTMLCanvasElement | null {
  const scale = Math.min(1, side / Math.max(photo.width, photo.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(photo.width * scale))
  canvas.height = Math.max(1, Math.round(photo.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(photo, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Decodes the code on a photo locally; null when there is none. */
export async function readPhoto(file: Blob): Promise<string | null> {
  const photo = await createImageBitmap(file)
  try {
    for (const side of SIDES) {
      const canvas = drawn(photo, side)
      const text = canvas && (await readCode(canvas))
      if (text) return text
    }
    return null
  } finally {
    photo.close()
  }
}
