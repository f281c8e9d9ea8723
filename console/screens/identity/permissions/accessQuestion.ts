import { useSearchParams } from 'react-router-dom'
import type { ResourceMeta } from '../../../kit/gen/resources.ts'
import { metaNamed } from '../../../resource/meta.ts'

/** What is asked about somebody, as it stands in the address. */
export interface AccessQuestion {
  user: string | null
  kind: 'page' | 'record'
  menu: string | null
  meta: ResourceMeta | undefined
  id: string | null
  action: string
}
type Part = 'user' | 'kind' | 'menu' | 'resource' | 'id' | 'action'

/** What can be asked about one record, or about all of a kind, in the order in which people think of it. */
export function actionsFor(meta: ResourceMeta, isOfRecord: boolean): string[] {
  const { can, flow, isImportable } = meta
  const own = { create: 'add', update: 'edit', delete: 'remove' } as const
  const writes = can.map((operation) => own[operation])
  const steps = Object.keys(flow?.steps ?? {})
  return isOfRecord
    ? ['view', ...writes.filter((one) => one !== 'add'), ...steps]
    : ['list', ...writes, ...steps, 'export', ...(isImportable ? ['import'] : [])]
}

const idOf = (text: string | null) => (text && /^[1-9]\d*$/.test(text) ? text : null)

export function useAccessQuestion() {
  const [params, setParams] = useSearchParams()
  const meta = metaNamed(params.get('resource') ?? '')
  const id = meta ? idOf(params.get('id')) : null
  const known = meta ? actionsFor(meta, id !== null) : []
  const action = known.find((one) => one === params.get('action')) ?? known[0] ?? ''
  const kind = params.get('kind') === 'page' ? 'page' : 'record'
  const question: AccessQuestion = { user: idOf(params.get('user')), kind, menu: idOf(params.get('menu')), meta, id, action }
  /** A part that changes takes along what hung on it. */
  const ask = (changed: Partial<Record<Part, string | null>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [key, value] of Object.entries(changed)) value ? next.set(key, value) : next.delete(key)
        return next
      },
      { replace: true },
    )
  return { question, ask }
}
