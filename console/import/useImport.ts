import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ResourceMeta } from '../kit/gen/resources.ts'
import { type WireFailure, wireFailureOf } from '../kit/network/download.ts'
import { forget } from '../resource/operations/write.ts'
import * as wire from './importWire.ts'
import { assigned, hasKey, type Mapping, suggested } from './mapping.ts'

export const STEPS = ['file', 'columns', 'check', 'done'] as const
export type Step = (typeof STEPS)[number]
/** What goes on in the background. An import that has begun cannot be called back. */
type Work = 'upload' | 'check' | 'commit' | 'undo'

interface State {
  step: Step
  work: Work | null
  /** Of the upload, 0 to 1. */
  share: number
  progress: wire.Progress | null
  /** What was refused; empty when only the browser knows of it. */
  refusal: string | null
  /** Contact was lost while the import was under way: nobody here knows whether it went through. */
  isUncertain: boolean
  file: File | null
  uploaded: wire.Uploaded | null
  mapping: Mapping
  updatesExisting: boolean
  /** Rows of a former system, with their own numbers, times and states. */
  isHistory: boolean
  checked: wire.Checked | null
  /** Somebody has looked at what the check was in doubt about. */
  isConfirmed: boolean
  imported: wire.Imported | null
  undone: wire.Undone | null
}

const START: State = {
  step: 'file',
  work: null,
  share: 0,
  progress: null,
  refusal: null,
  isUncertain: false,
  file: null,
  uploaded: null,
  mapping: {},
  updatesExisting: false,
  isHistory: false,
  checked: null,
  isConfirmed: false,
  imported: null,
  undone: null,
}

export interface Import extends State {
  meta: ResourceMeta
  choose: (file: File, sheet?: string) => void
  assign: (index: number, field: string | null) => void
  update: (isOn: boolean) => void
  takeHistory: (isOn: boolean) => void
  check: () => void
  confirm: (isOn: boolean) => void
  /** All rows or nothing, unless the good ones alone are wanted. */
  commit: (goodRowsOnly?: boolean) => void
  undo: () => void
  /** Stops what is under way; an import itself goes on. */
  cancel: () => void
  back: (step: Step) => void
}

/** How an import has ended, and whether its dialog had been closed by then. */
export type Ended = (end: { imported: wire.Imported } | { failure: WireFailure }, isGone: boolean) => void

/** One workbook on its way into a list, without any look. */
export function useImport(meta: ResourceMeta, onEnd: Ended, isHistory = false): Import {
  const client = useApolloClient()
  const [state, setState] = useState({ ...START, isHistory })
  const latest = useRef(state)
  latest.current = state
  const control = useRef<AbortController>(null)
  // An import that has begun goes on after the dialog; whatever only looks stops with it.
  useEffect(() => () => control.current?.abort(), [])
  const put = useCallback((patch: Partial<State>) => setState((old) => ({ ...old, ...patch })), [])

  /** One thing at a time; what was called off says nothing more. */
  const during = async (work: Work, run: (signal: AbortSignal) => Promise<Partial<State>>) => {
    control.current?.abort()
    const own = new AbortController()
    control.current = own
    put({ work, refusal: null, isUncertain: false, progress: null, share: 0 })
    try {
      const patch = await run(own.signal)
      if (work === 'commit' && patch.imported) onEnd({ imported: patch.imported }, own.signal.aborted)
      if (!own.signal.aborted) put({ ...patch, work: null })
    } catch (error) {
      const failure = wireFailureOf(error)
      if (work === 'commit') onEnd({ failure }, own.signal.aborted)
      if (own.signal.aborted) return
      const isUncertain = work === 'commit' && failure.status === 0
      put({ work: null, refusal: failure.message, isUncertain, ...refusedRows(failure, latest.current.checked) })
    }
  }
  const onProgress = (progress: wire.Progress) => put({ progress })

  return {
    ...state,
    meta,
    choose: (file, sheet) =>
      void during('upload', async (signal) => {
        const { isHistory } = latest.current
        put({ ...START, isHistory, file, work: 'upload' })
        const uploaded = await wire.upload({ meta, file, isHistory, sheet, signal, onProgress: (share) => put({ share }) })
        return { uploaded, mapping: suggested(uploaded.columns, uploaded.fields), step: 'columns' }
      }),
    assign: (index, field) => put({ mapping: assigned(state.mapping, index, field), checked: null }),
    takeHistory: (isHistory) => put({ isHistory }),
    update: (updatesExisting) => put({ updatesExisting, checked: null }),
    check: () =>
      void during('check', async (signal) => {
        const { uploaded, mapping } = latest.current
        if (!uploaded) return {}
        const updatesExisting = isUpdating(latest.current)
        put({ step: 'check', checked: null, isConfirmed: false })
        const checked = await wire.check({ sheet: uploaded.sheet, mapping, updatesExisting }, { id: uploaded.id, onProgress, signal })
        return { checked }
      }),
    confirm: (isConfirmed) => put({ isConfirmed }),
    commit: (goodRowsOnly = false) =>
      void during('commit', async () => {
        const { uploaded, isConfirmed } = latest.current
        const imported = await wire.commit({ goodRowsOnly, confirmed: isConfirmed }, { id: uploaded?.id ?? '', onProgress })
        forget(client.cache, meta)
        return { imported, step: 'done' }
      }),
    undo: () =>
      void during('undo', async () => {
        const undone = await wire.undo(latest.current.uploaded?.id ?? '')
        forget(client.cache, meta)
        return { undone }
      }),
    cancel: () => {
      if (state.work === 'commit' || state.work === 'undo') return
      control.current?.abort()
      put({ work: null, progress: null, step: state.work === 'check' ? 'columns' : 'file' })
    },
    back: (step) => put(step === 'file' ? { ...START, isHistory: state.isHistory } : { step, refusal: null, isUncertain: false }),
  }
}

/** Only where rows can be told from the records that are there already. */
export const isUpdating = (state: Pick<State, 'updatesExisting' | 'isHistory' | 'mapping' | 'uploaded'>): boolean =>
  (state.updatesExisting || state.uploaded?.alwaysUpdates === true) &&
  !state.isHistory &&
  hasKey(state.mapping, state.uploaded?.fields ?? [])

/** Rows that came in the way of an import between its check and its commit. */
function refusedRows(error: WireFailure, checked: wire.Checked | null): Partial<State> {
  if (!(error instanceof wire.ImportRefusal) || !error.rows.length || !checked) return {}
  const { rows } = error
  return { checked: { ...checked, rows, canImport: false, counts: { ...checked.counts, error: rows.length } } }
}
