type Format = 'qr_code' | 'data_matrix' | 'code_128' | 'code_39'
interface Decoder {
  detect(image: ImageBitmapSource): Promise<readonly { rawValue: string }[]>
}
interface DecoderClass {
  new (options: { formats: Format[] }): Decoder
  getSupportedFormats(): Promise<readonly string[]>
}

/** Our labels, and what makers and suppliers print on machines, rollers and parts. */
const FORMATS: Format[] = ['qr_code', 'data_matrix', 'code_128', 'code_39']

/** The phone's own decoder, where there is one that works: some browsers have the name and nothing behind it. */
async function ownOfBrowser(): Promise<Decoder | null> {
  const Own = (globalThis as { BarcodeDetector?: DecoderClass }).BarcodeDetector
  const known = (await Own?.getSupportedFormats().catch(() => [])) ?? []
  const formats = FORMATS.filter((format) => known.includes(format))
  return Own && formats.includes('qr_code') ? new Own({ formats }) : null
}

/** The decoder that comes with the console: its WebAssembly is one of our own files, never fetched from elsewhere. */
async function shipped(): Promise<Decoder> {
  const [{ BarcodeDetector, prepareZXingModule }, { default: address }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ])
  const locateFile = (path: string, prefix: string) => (path.endsWith('.wasm') ? address : prefix + path)
  prepareZXingModule({ overrides: { locateFile } })
  return new BarcodeDetector({ formats: FORMATS })
}

/** Whether anything can read a code here at all. */
export const canDecode = () => 'BarcodeDetector' in globalThis || typeof WebAssembly === 'object'

let made: Promise<Decoder> | undefined
/** Fetched by the first look; a failed fetch may be tried again. */
export function decoder(): Promise<Decoder> {
  made ??= ownOfBrowser().then((own) => own ?? shipped())
  made.catch(() => {
    made = undefined
  })
  return made
}

/** What a picture says, or null. */
export async function readCode(image: ImageBitmapSource): Promise<string | null> {
  const found = await (await decoder()).detect(image)
  return found.find(({ rawValue }) => rawValue.trim())?.rawValue.trim() ?? null
}
