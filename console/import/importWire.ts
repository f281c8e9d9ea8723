import type { ResourceMeta } from '../kit/gen/resources.ts'
import { sentenceIn, WireFailure, wireHeaders } from '../kit/network/download.ts'
import { jsonLines } from '../kit/network/ndjson.ts'
import { sendFile } from '../kit/network/upload.ts'
import { session } from '../kit/session/session.ts'

const API = '/api/v1'

export interface SheetColumn {
  index: number
  header: string
  sample: readonly string[]
  /** What the server takes the column for. */
  field: string | null
}
export interface SheetField {
  key: string
  label: string
  isRequired: boolean
  /** Rows find their record by it. */
  isKey: boolean
}
export interface Uploaded {
  id: string
  fileName: string
  sheets: readonly { name: string; rowCount: number }[]
  sheet: string
  columns: readonly SheetColumn[]
  fields: readonly SheetField[]
  rowCount: number
  /** Records that exist are always updated. */
  alwaysUpdates: boolean
}

export type Verdict = 'new' | 'changed' | 'same' | 'error'
export interface Counts {
  created: number
  changed: number
  same: number
  error: number
}
export interface Fault {
  field: string | null
  header: string | null
  message: string
}
export interface CheckedRow {
  rowNo: number
  verdict: Verdict
  title: string
  changes: readonly { field: string; before: string | null; after: string | null }[]
  faults: readonly Fault[]
  /** Cells of which only a person can tell whether they hold what was typed. */
  doubts: readonly Fault[]
}
export interface Checked {
  counts: Counts
  /** The first of those that would change anything, errors first. */
  rows: readonly CheckedRow[]
  canImport: boolean
  /** What has to be confirmed before anything is written, in sentences. */
  questions: readonly string[]
  /** Why not, when it is no fault of a row. */
  message?: string | null
}
export interface Imported {
  counts: Counts
  logId: string | number | null
  message: string
}
export interface Undone {
  created: number
  changed: number
}
export interface Progress {
  done: number
  of: number
}

/** Refused after the answer had begun; the rows that stood in the way come with it. */
export class ImportRefusal extends WireFailure {
  readonly rows: readonly CheckedRow[]
  constructor(message: string, rows: readonly CheckedRow[] = []) {
    super(message, 400)
    this.rows = rows
  }
}

const past = (isHistory: boolean) => (isHistory ? 'history=true' : '')
export const templateAddress = (meta: ResourceMeta, isHistory: boolean) =>
  `${API}${meta.rest}/template${isHistory ? `?${past(isHistory)}` : ''}`
export const errorsAddress = (id: string | number) => `${API}/imports/${id}/errors`
/** The rows that were left out, with what is wrong with them. */
export const restAddress = (id: string | number) => `${errorsAddress(id)}?rest=true`

/** The body of an answer, with the envelope of the REST wire taken off where there is one. */
function bodyOf(text: string): unknown {
  const value = JSON.parse(text) as Record<string, unknown>
  return value && typeof value === 'object' && 'data' in value ? value['data'] : value
}

interface Upload {
  meta: ResourceMeta
  file: File
  /** Rows of a former system. */
  isHistory: boolean
  sheet?: string | undefined
  onProgress: (share: number) => void
  signal: AbortSignal
}
export async function upload({ meta, file, isHistory, ...rest }: Upload): Promise<Uploaded> {
  const address = `${API}${meta.rest}/imports?fileName=${encodeURIComponent(file.name.slice(-200))}${isHistory ? `&${past(isHistory)}` : ''}`
  return bodyOf(await sendFile({ method: 'POST', address, file, ...rest })) as Uploaded
}

async function post(address: string, body: object, signal?: AbortSignal): Promise<Response> {
  const sentWith = session.token
  const response = await fetch(address, {
    method: 'POST',
    headers: { ...wireHeaders(), 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    throw signal?.aborted ? error : new WireFailure()
  })
  const fresh = response.headers.get('authorization')
  if (fresh && sentWith && session.token === sentWith) session.refresh(fresh.replace(/^Bearer /, ''))
  if (response.ok) return response
  if (response.status === 401 && session.token === sentWith) session.expire()
  throw new WireFailure(sentenceIn(await response.text().catch(() => '')), response.status)
}

interface Line<Result> {
  done?: number
  of?: number
  result?: Result
  error?: { message: string; rows?: readonly CheckedRow[] }
}

async function stream<Result>(response: Response, onProgress: (progress: Progress) => void): Promise<Result> {
  if (!response.body) throw new WireFailure()
  for await (const line of jsonLines(response.body)) {
    const { done, of, result, error } = line as Line<Result>
    if (error) throw new ImportRefusal(error.message, error.rows)
    if (result) return result
    if (done !== undefined) onProgress({ done, of: of ?? 0 })
  }
  // The wire went down before the last line.
  throw new WireFailure()
}

export interface CheckRequest {
  sheet: string
  mapping: Readonly<Record<string, string | null>>
  updatesExisting: boolean
}
interface Asking {
  id: string
  onProgress: (progress: Progress) => void
  signal?: AbortSignal
}

export async function check(request: CheckRequest, { id, onProgress, signal }: Asking): Promise<Checked> {
  return stream<Checked>(await post(`${API}/imports/${id}/check`, request, signal), onProgress)
}
interface CommitRequest {
  goodRowsOnly: boolean
  /** What is in doubt was looked at. */
  confirmed: boolean
}
export async function commit(request: CommitRequest, { id, onProgress }: Asking): Promise<Imported> {
  return stream<Imported>(await post(`${API}/imports/${id}/commit`, request), onProgress)
}
export async function undo(id: string | number): Promise<Undone> {
  return bodyOf(await (await post(`${API}/imports/${id}/undo`, {})).text()) as Undone
}
