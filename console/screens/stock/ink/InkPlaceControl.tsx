import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ValueTag } from '../../../fields/display/cells.tsx'
import { toQuantity } from '../../../fields/display/quantity.ts'
import * as styles from '../../../fields/inputs/options.module.css'
import { usePermitted } from '../../../kit/session/Permitted.tsx'
import { daysBetween, today } from '../../../kit/words/time.ts'
import type { CustomControlProps } from '../../../resource/controlProps.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { InkPlacesDocument, type InkPlacesQuery } from '../gen/stock.ts'

type Place = InkPlacesQuery['page']['items'][number]
type Share = InkPlacesQuery['proposal']['shares'][number]

/** Movements that take from what lies there; the others may also be about a place that has been emptied. */
const TAKING = ['OUT', 'SCRAP', 'MOVE']
/** Enough to learn whose turn it is before anybody has said how much. */
const LEAST_KG = 0.001
const numberOf = (value: unknown) => (value === '' || value == null ? 0 : Number(value) || 0)

/** How many kilograms the form asks for, whichever way they were entered. */
function useWanted({ form }: CustomControlProps, weight: number): number {
  const [quantity, cans, gross, tare] = useWatch({ control: form.control, name: ['quantity', 'cans', 'grossKg', 'tareKg'] }).map(numberOf)
  const kg = quantity || (cans ?? 0) * weight || (gross ? (gross ?? 0) - (tare ?? 0) : 0)
  return toQuantity(Math.max(0, kg))
}

/** The batches of the ink by location, first what expires first; what should be taken is chosen, and what may not be says why. */
export function InkPlaceControl(props: CustomControlProps) {
  const { form } = props
  const [inkId, storeType] = useWatch({ control: form.control, name: ['inkId', 'storeType'] }).map((value) => String(value ?? ''))
  const { t } = useTranslation()
  if (!inkId) return <p className="note">{t('inkPlaces.noInk')}</p>
  return <Places key={`${inkId} ${storeType}`} {...props} inkId={inkId} storeType={storeType ?? ''} />
}

function usePlaces(props: CustomControlProps, { inkId, storeType }: { inkId: string; storeType: string }) {
  const filter = { inkId: { eq: inkId }, ...(TAKING.includes(storeType) && { hasStock: { eq: true } }) }
  const known = useQuery(InkPlacesDocument, { variables: { inkId, filter, quantity: LEAST_KG }, context: SHOWN_HERE })
  const wanted = useWanted(props, known.data?.ink?.inkUnit?.weight ?? 0)
  const proposalQuery = useQuery(InkPlacesDocument, {
    variables: { inkId, filter, quantity: wanted },
    skip: wanted < LEAST_KG || wanted > 1_000_000,
    context: SHOWN_HERE,
  })
  return { data: proposalQuery.data ?? proposalQuery.previousData ?? known.data, wanted }
}

/** Takes the place whose turn it is until somebody chooses another, and says whether the choice needs a reason. */
function useProposedBatch({ form, name }: CustomControlProps, { data, isTaking }: { data: InkPlacesQuery | undefined; isTaking: boolean }) {
  const { field } = useController({ control: form.control, name })
  const chosen = data?.page.items.find((place) => place.id === field.value)
  const first = data?.proposal.shares[0]
  const { setValue, getFieldState } = form
  useEffect(() => {
    if (isTaking && first && !field.value && !getFieldState(name).isDirty) setValue(name, first.inkStockId)
  }, [isTaking, first, field.value, name, setValue, getFieldState])
  const isOutOfSequence =
    isTaking && chosen !== undefined && (chosen.expiry === 'EXPIRED' || (first !== undefined && first.expiringDate < chosen.expiringDate))
  useEffect(() => setValue('isOutOfSequence', isOutOfSequence), [isOutOfSequence, setValue])
  return field
}

function Places(props: CustomControlProps & { inkId: string; storeType: string }) {
  const { storeType, id, describedBy, isInvalid, words, name } = props
  const { t } = useTranslation()
  const { data, wanted } = usePlaces(props, props)
  const isTaking = storeType === 'OUT'
  const field = useProposedBatch(props, { data, isTaking })
  const mayExpired = usePermitted('stock:inkLog:expired')
  if (!data) return <p className="note">{t('screens.list.loading')}</p>
  const { shares, missing } = data.proposal
  const places = data.page.items
  if (!places.length) return <p className="note in-warning">{t('inkPlaces.none')}</p>
  return (
    <fieldset
      id={id}
      className={`stack ${styles.options}`}
      data-slot="options ink-places"
      aria-describedby={describedBy}
      data-invalid={isInvalid || undefined}
    >
      <legend className="visually-hidden">{words.label(name)}</legend>
      {places.map((place) => (
        <label key={place.id} data-on={field.value === place.id || undefined}>
          <input
            type="radio"
            name={field.name}
            value={place.id}
            checked={field.value === place.id}
            disabled={isTaking && (place.state === 'QUARANTINED' || (place.expiry === 'EXPIRED' && !mayExpired))}
            onChange={() => field.onChange(place.id)}
          />
          <PlaceWords place={place} share={wanted && isTaking ? shares.find((one) => one.inkStockId === place.id) : undefined} />
        </label>
      ))}
      {isTaking && wanted > 0 && shares.length > 1 && <small className="note">{t('inkPlaces.several', { count: shares.length })}</small>}
      {isTaking && wanted > 0 && missing > 0 && <small className="in-warning">{t('inkPlaces.missing', { kg: missing })}</small>}
    </fieldset>
  )
}

function PlaceWords({ place, share }: { place: Place; share: Share | undefined }) {
  const { t } = useTranslation()
  const days = daysBetween(today(), place.expiringDate)
  const there = toQuantity(place.quantity - (place.atMachines ?? 0))
  return (
    <span>
      <b>
        {place.batchNo} · {place.location?.title}{' '}
        {place.state === 'QUARANTINED' && <ValueTag of="inkStock" field="state" value={place.state} />}
        {place.expiry !== 'FRESH' && <ValueTag of="inkStock" field="expiry" value={place.expiry} />}
      </b>
      <small>
        {t(days < 0 ? 'inkPlaces.expired' : 'inkPlaces.days', { day: place.expiringDate, count: Math.abs(days) })} ·{' '}
        {t('inkPlaces.there', { kg: there })}
        {place.atMachines ? ` · ${t('inkPlaces.atMachines', { kg: place.atMachines })}` : ''}
      </small>
      {share && (
        <small className="well">
          {t('inkPlaces.take', { kg: share.quantity })}
          {share.cans.length > 0 && `: ${share.cans.map((can) => `${can.canNo} (${can.quantity} kg)`).join(', ')}`}
        </small>
      )}
    </span>
  )
}
