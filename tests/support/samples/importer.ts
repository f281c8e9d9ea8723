import type { TestApp } from '../servers/app.ts'

export interface Uploaded {
  readonly id: number
  readonly fileName: string
  readonly sheet: string
  readonly sheets: readonly { name: string; rowCount: number }[]
  readonly columns: readonly { index: number; header: string; sample: string[]; field: string | null }[]
  readonly fields: readonly { key: string; label: string; isRequired: boolean; isKey: boolean; isReadonly?: boolean }[]
  readonly rowCount: number
  readonly alwaysUpdates: boolean
  readonly error?: string
}
interface Fault {
  readonly field: string | null
  readonly header: string
  readonly message: string
}
export interface RowAnswer {
  readonly rowNo: number
  readonly verdict: string
  readonly title: string
  readonly changes: readonly { field: string; before: string | null; after: string | null }[]
  readonly faults: readonly Fault[]
  readonly doubts: readonly Fault[]
}
export interface Lines {
  readonly status: number
  readonly progress: readonly { done: number; of: number }[]
  readonly result?: {
    readonly counts: { created: number; changed: number; same: number; error: number }
    readonly rows: readonly RowAnswer[]
    readonly canImport: boolean
    readonly questions: readonly string[]
    readonly logId: number
    readonly message: string
  }
  readonly error?: { readonly message: string; readonly rows: readonly RowAnswer[] }
  readonly refused?: string
}
interface Wish {
  readonly sheet?: string
  readonly mapping?: Readonly<Record<string, string | null>>
  readonly updatesExisting?: boolean
}

/** What the console does with workbooks, as calls of one person. */
export function importer(app: Pick<TestApp, 'address'>, token: string) {
  const headers = (language: string) => ({ authorization: `Bearer ${token}`, 'accept-language': language })
  const url = (path: string) => `${app.address}/api/v1${path}`
  const get = (path: string, language = 'en') => fetch(url(path), { headers: headers(language) })
  const send = (path: string, body: Buffer, language = 'en') =>
    fetch(url(path), { method: 'POST', headers: { ...headers(language), 'content-type': 'application/octet-stream' }, body: body as never })
  const post = (path: string, body: object, language = 'en') =>
    fetch(url(path), { method: 'POST', headers: { ...headers(language), 'content-type': 'application/json' }, body: JSON.stringify(body) })

  async function lines(path: string, body: object, language: string): Promise<Lines> {
    const response = await post(path, body, language)
    const text = await response.text()
    if (response.status !== 200) return { status: response.status, progress: [], refused: (JSON.parse(text) as { error: string }).error }
    const all = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    return { status: 200, progress: all.slice(0, -1), ...all.at(-1) }
  }
  return {
    get,
    send,
    post,
    async upload(rest: string, file: Buffer, language = 'en', fileName = 'rows.xlsx') {
      const response = await send(`${rest}/imports?fileName=${encodeURIComponent(fileName)}`, file, language)
      return { status: response.status, body: (await response.json()) as Uploaded }
    },
    mappingOf: ({ columns }: Uploaded) => Object.fromEntries(columns.map(({ index, field }) => [String(index), field])),
    check: (id: number, wish: Wish, language = 'en') => lines(`/imports/${id}/check`, wish, language),
    commit: (id: number, language = 'en', body: object = {}) => lines(`/imports/${id}/commit`, body, language),
    async undo(id: number, language = 'en') {
      const response = await post(`/imports/${id}/undo`, {}, language)
      return { status: response.status, body: (await response.json()) as { created: number; changed: number; error?: string } }
    },
  }
}
export type Importer = ReturnType<typeof importer>
