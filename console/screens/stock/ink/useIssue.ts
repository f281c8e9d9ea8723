import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { numberText } from '../../../fields/display/numberText.ts'
import { toQuantity } from '../../../fields/display/quantity.ts'
import type { ResourceName } from '../../../kit/gen/resources.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { InkPlacesDocument, IssueInkDocument } from '../gen/stock.ts'
import { availableQuantity, type Lines, proposedLines, requiredReason, sumOf } from './issueLines.ts'
import { useInkBooking } from './useInkBooking.ts'

export interface Issue {
  readonly inkId: string
  /** The batch whose button was pressed. */
  readonly first?: string
  readonly touches: ResourceName
}
const NUMBER = /^\d+(\.\d{1,3})?$/
/** Enough to learn what lies where before anybody has said how much. */
const LEAST_KG = 0.001
const MOST_KG = 1_000_000
const numberOf = (text: string) => (NUMBER.test(numberText(text)) ? toQuantity(Number(numberText(text))) : 0)
const numbersOf = (texts: ReadonlyMap<string, string>): Lines =>
  new Map([...texts].map(([id, text]) => [id, numberOf(text)] as const).filter(([, kg]) => kg > 0))
const textsOf = (lines: Lines) => new Map([...lines].map(([id, kg]) => [id, String(kg)]))

/** An amount and where it comes from: as proposed until somebody changes a line, from then on what the lines say together. */
function useAmounts({ inkId, first }: Issue) {
  const [text, setText] = useState('')
  const [own, setOwn] = useState<ReadonlyMap<string, string> | null>(null)
  const wanted = numberOf(text)
  const filter = { inkId: { eq: inkId }, hasStock: { eq: true } }
  const ask = (quantity: number) => ({ variables: { inkId, filter, quantity }, context: SHOWN_HERE })
  const known = useQuery(InkPlacesDocument, ask(LEAST_KG))
  const places = known.data?.page.items ?? []
  const proposalQuery = useQuery(InkPlacesDocument, { ...ask(wanted), skip: own !== null || wanted < LEAST_KG || wanted > MOST_KG })
  const texts = own ?? textsOf(proposedLines(places, wanted, first))
  const lines = numbersOf(texts)
  const total = sumOf(lines)
  return {
    isKnown: Boolean(known.data),
    unitKg: known.data?.ink?.inkUnit?.weight,
    places,
    texts,
    lines,
    /** What comes out of labelled cans, as long as lines are as proposed. */
    cansOf: (id: string) =>
      proposalQuery.data?.proposal.shares.find((one) => one.inkStockId === id && one.quantity === lines.get(id))?.cans ?? [],
    total,
    text: own ? String(total || '') : text,
    missing: own ? 0 : toQuantity(wanted - total),
    isOwn: own !== null,
    isTooMuch: places.some((place) => (lines.get(place.id) ?? 0) > availableQuantity(place)),
    enterTotal: (next: string) => {
      setText(next)
      setOwn(null)
    },
    enterLine: (id: string, next: string) => setOwn(new Map(texts).set(id, next)),
    applyProposal: () => {
      setText(own ? String(total || '') : text)
      setOwn(null)
    },
  }
}

/** What is asked for to issue ink, what is wrong with it, and the booking itself. */
export function useIssue(issue: Issue, onDone: () => void) {
  const { t } = useTranslation()
  const amounts = useAmounts(issue)
  const booking = useInkBooking({ touches: issue.touches, onDone })
  const { values, textOf, book, faultOf, isBusy } = booking
  // The server may know of ink that came since.
  const reasonFor = requiredReason(amounts.places, amounts.lines) ?? (faultOf('overrideReason') ? 'outOfTurn' : null)
  const overrideReason = reasonFor && textOf('overrideReason')
  const isReady =
    amounts.total > 0 && amounts.missing <= 0 && !amounts.isTooMuch && Boolean(values.staffId) && (!reasonFor || Boolean(overrideReason))
  const bookIssue = () => {
    const lines = [...amounts.lines].map(([id, amount]) => ({ id, amount }))
    const about = { inkId: issue.inkId, staffId: values.staffId, equipmentId: textOf('equipmentId') }
    const input = { ...about, decorCode: textOf('decorCode'), usage: textOf('usage'), lines, overrideReason }
    return book(IssueInkDocument, input, ({ issued }) => ({
      title: t('issueInk.done', { kg: issued.quantity, count: issued.lines.length }),
    }))
  }
  return { amounts, booking, reasonFor, isReady: isReady && !isBusy, book: bookIssue }
}
