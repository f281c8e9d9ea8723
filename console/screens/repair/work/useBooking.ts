import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RepairLogRow } from '../../../kit/gen/resources.ts'
import { failureOf } from '../../../kit/network/failure.ts'
import { sentenceOf } from '../../../kit/overlays/notices.tsx'
import { toast } from '../../../kit/overlays/toast.ts'
import { metaOf } from '../../../resource/meta.ts'
import { createDocument } from '../../../resource/operations/documents.ts'
import { write } from '../../../resource/operations/write.ts'
import { useMyself } from '../../shared/useMyself.ts'

interface Hours {
  hours: number
  logDate: string
  detail: string
}

/** Who gets the hours, and writing them one person after another; whoever has been written is not written again. */
export function useBooking(repair: RepairLogRow, onBooked: () => void) {
  const client = useApolloClient()
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<readonly string[]>(repair.repairers.length === 1 ? repair.repairerIds : [])
  const [others, setOthers] = useState<string[]>([])
  const [faults, setFaults] = useState<readonly string[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const done = useRef(new Set<string>())
  useMyself((me) => {
    if (repair.repairerIds.includes(me.id)) setChosen((old) => (old.includes(me.id) ? old : [...old, me.id]))
    else setOthers((old) => (old.length ? old : [me.id]))
  })
  const bookOne = async (repairerId: string, { hours, logDate, detail }: Hours) => {
    const meta = metaOf('repairTimeLog')
    const input = { repairerId, hours, logDate, repairId: repair.id, ...(detail && { detail }) }
    try {
      await write({ client, meta, document: createDocument(meta), variables: { input } })
      done.current.add(repairerId)
      return []
    } catch (error) {
      const failure = failureOf(error)
      const name = repair.repairers.find((one) => one.id === repairerId)?.title
      const message = failure.fields[0]?.message ?? sentenceOf(failure)
      return [name ? t('repairWork.book.refused', { name, message }) : message]
    }
  }
  const book = async (hours: Hours) => {
    const people = [...new Set([...chosen, ...others])].filter((one) => !done.current.has(one))
    if (!people.length) return setFaults([t('repairWork.book.whoMissing')])
    setIsBusy(true)
    const refused: string[] = []
    for (const person of people) refused.push(...(await bookOne(person, hours)))
    setIsBusy(false)
    setFaults(refused)
    if (refused.length) return
    toast({ type: 'success', title: t('repairWork.book.saved', { count: done.current.size }) })
    onBooked()
  }
  const toggle = (id: string) => setChosen((old) => (old.includes(id) ? old.filter((one) => one !== id) : [...old, id]))
  return { chosen, others, setOthers, toggle, book, faults, isBusy }
}
