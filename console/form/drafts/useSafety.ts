import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { isHashed } from '../../fields/values/secrets.ts'
import { unsaved } from '../../kit/overlays/unsaved.ts'
import { useMe } from '../../kit/session/me.ts'
import type { Fields, Values } from '../../resource/formValues.ts'
import type { Row } from '../../resource/meta.ts'
import { isSame } from '../input/merging.ts'
import { type Draft, drafts, type Place } from './drafts.ts'
import { guardBack } from './guardBack.ts'

const PAUSE_MS = 3_000

export interface Safety {
  /** An unsaved draft of this form; null once the user has decided. */
  offer: Draft | null
  /** Accepts or rejects the offered draft. */
  decide: (isWanted: boolean) => void
  /** Discards the draft, after saving or on purpose. */
  settle: () => void
  /** A ref for the form element; while it is not mounted, nothing is guarded. */
  attach: (node: HTMLElement | null) => void
}

interface SafetyRequest {
  form: UseFormReturn<Values>
  fields: Fields
  /** The draft key; without it no draft is stored. */
  name: string | undefined
  title: string | undefined
  base: () => { row: Row | undefined; before: Values }
}

/** Secrets are never stored, and uploaded files would be gone by then. */
const isDraftable = ([, field]: Fields[number]) => !field.transient && !isHashed(field) && !field.accept

function draftOf(fields: Fields, { row, before }: ReturnType<SafetyRequest['base']>, mine: Values): Omit<Draft, 'at'> {
  const touched = fields.filter(([name]) => !isSame(before[name], mine[name]))
  const entries = touched.filter(isDraftable).map(([name]) => [name, { before: before[name] ?? '', mine: mine[name] ?? '' }] as const)
  return {
    version: row?.['updatedAt'] ? String(row['updatedAt']) : null,
    fields: Object.fromEntries(entries),
    ...(touched.some(([, field]) => field.accept) && { lacksFiles: true }),
  }
}

/** Guards a form with unsaved input against closing, and stores it as a draft, so that neither a reload nor an expired session loses it. */
export function useSafety({ form, fields, name, title, base }: SafetyRequest): Safety {
  const { user, currentPlantId } = useMe()
  const key = useId()
  const place = useMemo<Place | null>(
    () => (name ? { user: user.id, plant: currentPlantId ?? '', form: name } : null),
    [user.id, currentPlantId, name],
  )
  const [offer, setOffer] = useState<Draft | null>(() => (place && drafts.read(place)) ?? null)
  const node = useRef<HTMLElement | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // For callbacks that may run while the page is in the background.
  const latest = useRef({ fields, title, base, offer })
  latest.current = { fields, title, base, offer }

  const tools = useMemo(() => {
    const page = location.pathname
    const now = () => draftOf(latest.current.fields, latest.current.base(), form.getValues())
    const isDirty = () => {
      const { before } = latest.current.base()
      return latest.current.fields.some((one) => !isSame(before[one[0]], form.getValues(one[0])))
    }
    const saveDraft = () => {
      clearTimeout(timer.current)
      if (!place) return
      const draft = now()
      const old = latest.current.offer
      const all = { ...old?.fields, ...draft.fields }
      if (Object.keys(all).length) drafts.write(place, { ...draft, version: old ? old.version : draft.version, fields: all })
      else drafts.remove(place)
    }
    const changed = () => {
      const about = { page, isThere: () => node.current?.isConnected ?? true, ...(place && { saveDraft }) }
      unsaved.mark(key, isDirty(), { ...about, ...(latest.current.title && { title: latest.current.title }) })
      guardBack()
      clearTimeout(timer.current)
      timer.current = setTimeout(saveDraft, PAUSE_MS)
    }
    const settle = () => {
      clearTimeout(timer.current)
      unsaved.mark(key, false)
      const old = latest.current.offer
      if (!place) return
      // The user has not decided about an earlier draft, so it stays.
      if (old) drafts.write(place, old)
      else drafts.remove(place)
    }
    return { changed, settle }
  }, [form, place, key])

  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name: field }) => field && tools.changed())
    return unsubscribe
  }, [form, tools])

  return {
    offer,
    decide: (isWanted) => {
      setOffer(null)
      if (!isWanted && place) drafts.remove(place)
    },
    settle: tools.settle,
    attach: (next) => {
      if (next) node.current = next
    },
  }
}
