import { readCode } from './decoder.ts'

/** A large photo hides a label in its grain, a small one loses the label in the distance: both are tried, the quick one first. */
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

/** Reads the code on a photo without sending it anywhere; null when there is none to be read. */
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
