import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { unsaved } from '../../../kit/overlays/unsaved.ts'
import { session } from '../../../kit/session/session.ts'
import type { Round } from '../round/round.ts'
import { createDrafts } from './drafts.ts'

const KEY = 'inspectionRound'

/** The drafts of this person's rounds; while there are any, leaving is asked about. */
export function useDrafts(round: Round | undefined) {
  const { t } = useTranslation()
  const drafts = useMemo(() => createDrafts(`round:${session.identity}`, sessionStorage), [])
  const begun = useSyncExternalStore(drafts.subscribe, drafts.get)
  const node = useRef<HTMLElement | null>(null)
  const page = useRef(location.pathname)
  const title = t('inspectionRound.title')
  const areThere = Object.keys(begun).length > 0
  useEffect(() => {
    // They are written down as they are typed: nothing is left to be kept, but it can be found again.
    unsaved.mark(KEY, areThere, { title, page: page.current, saveDraft: () => undefined, isThere: () => node.current?.isConnected ?? true })
  }, [areThere, title])
  useEffect(() => {
    // What a colleague has recorded meanwhile needs no draft.
    if (round) drafts.drop(round.orders.filter(({ status }) => status !== 'PENDING').map(({ id }) => id))
  }, [drafts, round])
  /** A page that sleeps behind another one has let go of its elements, and still holds what was typed. */
  const attach = (next: HTMLElement | null) => {
    if (next) node.current = next
  }
  return { drafts, begun, hold: attach }
}
