import { askToLeaveWeChat, saveFile } from '../../../kit/network/download.ts'
import { type Drawing, onPaper, type Word } from './paper.ts'

export interface PictureText {
  title: string
  subtitle: string
  name: string
}

const SCALE = 2
const EDGE = 24
const HEAD = 64

async function imageOf(source: string): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(url)
  }
}

function write(ink: CanvasRenderingContext2D, { text, x, y, font, color, align, baseline }: Word) {
  ink.font = font
  ink.fillStyle = color
  ink.textAlign = align
  ink.textBaseline = baseline
  ink.fillText(text, x, y)
}

async function draw(ink: CanvasRenderingContext2D, { source, left, top, width, height, words }: Drawing) {
  const image = await imageOf(source)
  ink.save()
  ink.translate(EDGE + left, HEAD + top)
  ink.drawImage(image, 0, 0, width, height)
  for (const word of words) write(ink, word)
  ink.restore()
}

async function paint(plot: HTMLElement, { title, subtitle }: PictureText): Promise<HTMLCanvasElement> {
  const { width, height, color, quiet, family, drawings } = onPaper(plot)
  const canvas = document.createElement('canvas')
  canvas.width = (width + 2 * EDGE) * SCALE
  canvas.height = (height + HEAD + EDGE) * SCALE
  const ink = canvas.getContext('2d')
  if (!ink) throw new Error('no canvas')
  ink.scale(SCALE, SCALE)
  // biome-ignore lint/plugin: a canvas reads no tokens, and a picture is pasted onto paper
  ink.fillStyle = '#fff'
  ink.fillRect(0, 0, canvas.width, canvas.height)
  const line = { x: EDGE, align: 'left', baseline: 'alphabetic' } as const
  write(ink, { ...line, text: title, y: 30, font: `600 16px ${family}`, color })
  write(ink, { ...line, text: subtitle, y: 50, font: `400 12px ${family}`, color: quiet })
  for (const drawing of drawings) await draw(ink, drawing)
  return canvas
}

const blobOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'))

/** Hands a chart to the browser as a PNG of twice its size, with what it is about written above it. */
export async function savePicture(plot: HTMLElement, text: PictureText): Promise<void> {
  askToLeaveWeChat()
  saveFile(await blobOf(await paint(plot, text)), text.name)
}
