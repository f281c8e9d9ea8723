type Format = 'qr_code' | 'data_matrix' | 'code_128' | 'code_39'
interface Decoder {
  detect(image: ImageBitmapSource): Promise<readonly { rawValue: string }[]>
}
interface DecoderClass {
  new (options: { formats: Format[] }): Decoder
  getSupportedFormats(): Promise<readonly string[]>
}

/** Formats of our labels and of those of manufacturers and suppliers. */
const FORMATS: Format[] = ['qr_code', 'data_matrix', 'code_128', 'code_39']

/** The browser's BarcodeDetector if it works: some browsers define it without an implementation. */
async function ownOfBrowser(): Promise<Decoder | null> {
  const Own = (globalThis as { BarcodeDetector?: DecoderClass }).BarcodeDetector
  const known = (await Own?.getSupportedFormats().catch(() => [])) ?? []
  const formats = FORMATS.filter((format) => known.includes(format))
  return Own && formats.includes('qr_code') ? new Own({ formats }) : null
}

/** The bundled WebAssembly decoder, served from our own origin. */
async function shipped(): Promise<Decoder> {
  const [{ BarcodeDetector, prepareZXingModule }, { default: address }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ])
  const locateFile = (path: string, prefix: string) => (path.endsWith('.wasm') ? address : prefix + path)
  prepareZXingModule({ overrides: { locateFile } })
  return new BarcodeDetector({ formats: FORMATS })
}

/** Whether codes can be decoded in this browser. */
export const canDecode = () => 'BarcodeDetector' in globalThis || typeof WebAssembly === 'object'

let made: Promise<Decoder> | undefined
/** The decoder, loaded on first use; a failed load is retried on the next call. */
export function decoder(): Promise<Decoder> {
  made ??= ownOfBrowser().then((own) => own ?? shipped())
  made.catch(() => {
    made = undefined
  })
  return made
}

/** The text of the first code in a picture; null when there is none. */
export async function readCode(image: ImageBitmapSource): Promise<string | null> {
  const found = await (await decoder()).detect(image)
  return found.find(({ rawValue }) => rawValue.trim())?.rawValue.trim() ?? null
}
