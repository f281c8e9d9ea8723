import { createReadStream } from 'node:fs'
import { hasControl, Refusal } from '../kernel/index.ts'

export type Accept = 'image' | 'document'
export interface ContentType {
  readonly mime: string
  /** What names of such files may end with, the usual one first. */
  readonly endings: readonly [string, ...string[]]
  readonly isPicture?: true
}
const MB = 1024 * 1024
const OFFICE = 'application/vnd.openxmlformats-officedocument'
const PICTURES: readonly ContentType[] = [
  { mime: 'image/jpeg', endings: ['jpg', 'jpeg'], isPicture: true },
  { mime: 'image/png', endings: ['png'], isPicture: true },
  { mime: 'image/webp', endings: ['webp'], isPicture: true },
]
const PLAIN: ContentType = { mime: 'text/plain', endings: ['txt'] }
const CSV: ContentType = { mime: 'text/csv', endings: ['csv'] }
const DOCUMENTS: readonly ContentType[] = [
  ...PICTURES,
  { mime: 'application/pdf', endings: ['pdf'] },
  { mime: `${OFFICE}.wordprocessingml.document`, endings: ['docx'] },
  { mime: `${OFFICE}.spreadsheetml.sheet`, endings: ['xlsx'] },
  { mime: `${OFFICE}.presentationml.presentation`, endings: ['pptx'] },
]
/** What a field takes: the largest file, the types by content, and how a refusal says it. */
export const ACCEPTED = {
  image: { maxBytes: 5 * MB, types: PICTURES, refusal: 'file.imagesOnly' },
  document: { maxBytes: 20 * MB, types: DOCUMENTS, refusal: 'file.documentsOnly' },
} as const satisfies Record<Accept, { maxBytes: number; types: readonly ContentType[]; refusal: string }>

/** Beginning of HTML, SVG and XML, which a browser might run. */
const MARKUP = /^\uFEFF?\s*</

/** UTF-8 without control characters or markup. It is read piece by piece. */
async function isText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      const text = decoder.decode(chunk, { stream: true })
      if (hasControl(text) || (isFirst && MARKUP.test(text))) return false
      isFirst = false
    }
    decoder.decode()
    return !isFirst
  } catch {
    return false
  }
}

/** What a file is, by its content alone. In: where it lies, what its sender calls it, what the field takes. Throws a refusal that says what is allowed. */
export async function contentTypeOf({ path, name, accept }: { path: string; name: string; accept: Accept }): Promise<ContentType> {
  const { types, refusal } = ACCEPTED[accept]
  const { fileTypeFromFile } = await import('file-type')
  const found = await fileTypeFromFile(path).catch(() => undefined)
  const known = types.find(({ mime }) => mime === found?.mime)
  if (known) return known
  if (accept === 'document' && !found && (await isText(path))) return /\.csv$/i.test(name) ? CSV : PLAIN
  throw new Refusal(refusal)
}
